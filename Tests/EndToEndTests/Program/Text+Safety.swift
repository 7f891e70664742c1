extension String {
  /// Scalars that could steer a terminal: controls other than line ends, bidirectional overrides.
  var steeringScalars: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      if scalar == "\n" { return false }
      return switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar.properties.isBidiControl
      }
    }
  }
}
