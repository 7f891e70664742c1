/// A format for tools that show what happened over time.
enum TraceFormat: String, CaseIterable {
  /// Trace events in JSON, for ui.perfetto.dev and chrome://tracing.
  case perfetto
}
