import Foundation
import Testing

@Suite("Following a tape that another process records")
struct FollowTests {
  let program: Program

  init() throws { program = try Program() }

  /// What the tests' shell scripts begin with: `feed N` starts recording number N of `live.tape`, `say`
  /// tells it what to do, `until_there` waits until something holds.
  private static let prelude = """
    feed() {
      rm -f words; mkfifo words
      CrashTest feed live.tape $1 < words > said & recorder=$!
      exec 3> words
    }
    say() { echo "$1" >&3; }
    until_there() { until eval "$1" 2>/dev/null; do sleep 0.02; done; }

    """

  private func shell(_ script: String) throws -> Outcome {
    try program.shell(FollowTests.prelude + script)
  }

  @Test("prints every event once, as it is recorded, across sealing, and ends with the recording")
  func whole() throws {
    let outcome = try shell(
      """
      feed 0; say 10; until_there 'grep -q 10 said'
      touchtape events live.tape --follow --numbers > printed & follower=$!
      for count in 1 500 3 4000; do
        say $count; sum=$(( ${sum:-10} + count ))
        until_there "grep -q '# $sum\\$' printed"
      done
      say end; wait $recorder; echo "recorder $?"
      wait $follower; echo "follower $?"
      touchtape events live.tape --numbers | cmp - printed && echo same
      """
    )
    #expect(outcome.lines == ["recorder 0", "follower 0", "same"], "\(outcome.remarks)")
    #expect(outcome.remarks.isEmpty)
  }

  @Test("goes on from a recorder that was killed to the one that takes its tape over")
  func adoption() throws {
    let outcome = try shell(
      """
      feed 0; say 700; until_there 'grep -q 700 said'
      touchtape events live.tape -f > printed & follower=$!
      until_there '[ $(wc -l < printed) -ge 700 ]'
      { kill -9 $recorder; wait $recorder; } 2>/dev/null; exec 3>&-
      feed 1; say 300
      until_there '[ $(wc -l < printed) -ge 1000 ]'
      say end; wait $follower; echo "follower $?"
      touchtape events live.tape | cmp - printed && echo same
      """
    )
    #expect(outcome.lines == ["follower 0", "same"], "\(outcome.remarks)")
  }

  @Test("ends quietly when nobody reads any more, even while nothing comes")
  func closedPipe() throws {
    let outcome = try shell(
      """
      feed 0; say 50; until_there 'grep -q 50 said'
      touchtape events live.tape --follow | head -n 3 | wc -l
      echo "${PIPESTATUS[0]}"
      say end; wait $recorder
      """
    )
    #expect(outcome.lines == ["3", "0"])
    #expect(outcome.remarks.isEmpty)
  }

  @Test("ends at once when it is interrupted, and leaves tape and recorder alone")
  func interrupted() throws {
    let outcome = try shell(
      """
      feed 0; say 50; until_there 'grep -q 50 said'
      touchtape events live.tape --follow > printed & follower=$!
      until_there '[ $(wc -l < printed) -ge 50 ]'
      { kill -TERM $follower; wait $follower; } 2>/dev/null; echo $?
      say 5; say end; wait $recorder; echo $?
      touchtape events live.tape | wc -l
      """
    )
    #expect(outcome.lines.prefix(2) == ["143", "0"], "\(outcome.remarks)")
    #expect(Int(outcome.lines.last ?? "") ?? 0 >= 55)
  }

  @Test("of a finished tape prints it and ends; other ends are not for it")
  func finished() throws {
    try program.record(Program.shortScript)
    let plain = try program.run("events", "a.tape")
    let followed = try program.run("events", "a.tape", "--follow")
    #expect(followed.status == 0)
    #expect(followed.output == plain.output)
    #expect(try program.run("events", "a.tape", "--follow", "--to", "1").status == 64)
    #expect(try program.run("events", "-", "--follow").status == 64)
    #expect(try program.run("scrub", "a.tape", "--follow", "--policy", "strict").status == 64)
  }

  @Test("reads a flight recorder's file as it is, but does not follow it")
  func flight() throws {
    let outcome = try shell(
      """
      CrashTest flight black.box acks 1 65536 & recorder=$!
      until_there '[ $(touchtape events black.box | wc -l) -ge 500 ]'
      touchtape events black.box --follow; echo $?
      { kill -9 $recorder; wait $recorder; } 2>/dev/null
      touchtape repair black.box -o out.tape 2>/dev/null; echo $?
      touchtape info out.tape | grep -c 'health *intact'
      """
    )
    #expect(outcome.lines == ["65", "0", "1"], "\(outcome.remarks)")
  }
}
