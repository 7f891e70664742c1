/// What the command line asks for.
struct BenchOptions {
  /// How much is measured.
  enum Extent {
    /// Smaller counts, under a minute in all.
    case quick
    /// The counts that the targets name, a few minutes.
    case full
    /// A tape of a hundred million events as well.
    case long
  }

  static let usage = """
    usage: tools/bench [--quick | --long] [--json] [--no-peers] [FILE…]

    Measures size and speed beside what must be reached, and peers in the same run.

      --quick      smaller counts, under a minute in all
      --long       seeks in 100 million events, too
      --json       one JSON value a line
      --no-peers   leaves out what others would need for the same events
      FILE         measures these instead of the sample sessions: tapes, their text or JSON lines,
                   scripts, and recordings of libinput, evemu, evtest and getevent (together, as
                   one stream)
    """

  private(set) var extent = Extent.full
  private(set) var isJSON = false
  private(set) var hasPeers = true
  private(set) var isHelp = false
  private(set) var files: [String] = []

  /// The folder of the peers' scripts, the Python that has their packages, and the program; each
  /// nil where there is none.
  let peerFolder: String?
  let python: String?
  let program: String?
  /// Why there is no such Python.
  let pythonProblem: String

  /// Why the words are no command line.
  struct Problem: Error {
    let message: String
  }

  init(_ words: [String], environment: (String) -> String?) throws(Problem) {
    for word in words {
      switch word {
      case "--quick", "--long":
        guard extent == .full else {
          throw Problem(message: "--quick and --long exclude each other")
        }
        extent = word == "--quick" ? .quick : .long
      case "--json": isJSON = true
      case "--no-peers": hasPeers = false
      case "--help", "-h": isHelp = true
      case _ where word.hasPrefix("-"): throw Problem(message: "unknown option '\(word)'")
      default: files.append(word)
      }
    }
    peerFolder = environment("TAPE_BENCH_PEERS")
    python = environment("TAPE_BENCH_PYTHON")
    pythonProblem = environment("TAPE_BENCH_PYTHON_PROBLEM") ?? "run tools/bench"
    program = environment("TAPE_BENCH_PROGRAM")
  }

  /// Events of the mixed session and of the monkey.
  var sessionCount: Int { extent == .quick ? 200_000 : 1_000_000 }
  /// Events of the tape that is opened and sought in.
  var longCount: Int { extent == .quick ? 1_000_000 : 10_000_000 }
  /// Events of the longest tape.
  var longestCount: Int { 100_000_000 }
  /// Times that a measurement is repeated.
  var repeats: Int { extent == .quick ? 3 : 7 }
  /// Places that are sought in one run.
  var seeks: Int { extent == .quick ? 1000 : 2000 }
  /// Calls that each recording thread makes.
  var calls: Int { extent == .quick ? 20_000 : 100_000 }
  /// Times that the program is started.
  var starts: Int { extent == .quick ? 40 : 200 }
  /// Events that the peers are given at most.
  var peerCount: Int { extent == .quick ? 50_000 : 250_000 }
}
