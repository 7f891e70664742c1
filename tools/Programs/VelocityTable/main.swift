// Holds the velocity estimators against what other systems found for recorded fingers:
// `VelocityTable FOLDER` reads `aosp-velocitytracker.json` and `flutter-velocity-tracker.json` there.

import Foundation
import SessionModel

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: VelocityTable FOLDER\n".utf8))
  exit(64)
}
let folder = URL(filePath: CommandLine.arguments[1])
let expectations =
  try AndroidCases.expectations(in: folder.appending(path: "aosp-velocitytracker.json"))
  + FlutterCases.expectations(in: folder.appending(path: "flutter-velocity-tracker.json"))

/// `number` in `width` columns.
func column(_ number: Double, _ width: Int) -> String {
  let text = String(format: "%.2f", number)
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

print("case axis asked | " + VelocityEstimator.allCases.map { "\($0)" }.joined(separator: " "))
for asked in expectations {
  let found = VelocityEstimator.allCases.map { column(asked.velocity(by: $0), 10) }.joined()
  let axis = asked.isAcross ? "x" : "y"
  print("\(asked.name) \(axis) \(asked.estimator)\(column(asked.velocity, 10)) |\(found)")
}
let tolerances = [1e-6, 0.001, 0.02, 0.2]
print("\nsamples within a share of what was asked: \(tolerances)")
for subject in [VelocityEstimator.leastSquares, .impulse, .fitted] {
  let asked = expectations.filter { $0.estimator == subject }
  for estimator in VelocityEstimator.allCases {
    let errors = asked.map { $0.error(of: estimator) }
    let counts = tolerances.map { limit in "\(errors.filter { $0 <= limit }.count)" }
    print(
      "asked of \(subject), found by \(estimator): " + counts.joined(separator: ", ")
        + " of \(asked.count), worst \(String(format: "%.4f", errors.max() ?? 0))"
    )
  }
}
