import Foundation
import Testing

@testable import SystemIO

struct ChildProcessTests {
  private func output(of script: String, directory: String? = nil) throws -> (String, ChildProcess.Exit) {
    let conduit = try PipeChannel(for: "/bin/sh")
    let child = try ChildProcess(
      "/bin/sh", ["-c", script], environment: ["WORD": "tide"], directory: directory,
      streams: .init(output: conduit.writing, errors: conduit.writing))
    close(conduit.writing)
    var bytes = Data()
    conduit.readToEnd { bytes.append(contentsOf: $0) }
    return (String(decoding: bytes, as: UTF8.self), child.wait())
  }

  @Test func `a program gets its arguments, its environment and its working directory`() throws {
    #expect(
      try output(of: "echo $WORD $HOME; pwd; echo bad >&2; cat", directory: "/usr") == ("tide\n/usr\nbad\n", .exit(0)))
  }

  @Test func `the exit code is reported`() throws {
    #expect(try output(of: "exit 7").1 == .exit(7))
    #expect(try output(of: "kill -9 $$").1 == .signal(9))
    #expect(ChildProcess.Exit.signal(9).code == 137 && ChildProcess.Exit.exit(7).code == 7)
  }

  @Test func `signals reach a program although the starting thread blocks them`() throws {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(try output(of: "kill -TERM $$; echo alive").1 == .signal(SIGTERM))
  }

  @Test func `a missing program is an error`() throws {
    let failure = try #require(throws: ChildProcess.Failure.self) {
      try ChildProcess("/nowhere/tool", environment: [:])
    }
    #expect(failure.description == "/nowhere/tool: cannot be started: No such file or directory")
  }

  @Test func `a program is running until it ends`() throws {
    let conduit = try PipeChannel(for: "cat")
    let child = try ChildProcess("/bin/cat", environment: [:], streams: .init(input: conduit.reading))
    #expect(child.isRunning)
    close(conduit.reading)
    close(conduit.writing)
    #expect(child.wait() == .exit(0))
    #expect(!child.isRunning)
  }
}
