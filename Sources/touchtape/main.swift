import TapeCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

exit(Touchtape.run(Array(CommandLine.arguments.dropFirst())))
