/// What stands beside a tape, and what looks for the places where both differ.
struct CompanionParts {
  var tape: any CompanionTape
  var divergence: any DivergenceScanning
}
