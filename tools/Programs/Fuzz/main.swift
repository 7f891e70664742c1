#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if FUZZING
  exit(LibFuzzer.run())
#else
  exit(CorpusReplay(Array(CommandLine.arguments.dropFirst())).run())
#endif
