import ArgumentParser
import SystemIO
import Foundation

/// Draws many pictures in a process beside this one, and goes on in another where a widget's own code ends it.
///
/// Swift ends a program at an index out of range or a missing value. On a device such a widget costs itself alone, as
/// each extension has its own process; here it costs its own pictures.
struct DrawingWatch<Outcome: Codable & Sendable> {
  /// How many pictures there are.
  let count: Int
  /// The journal of the processes that draw; its name is unlike all others'.
  let file = FileManager.default.temporaryDirectory.appending(path: "almanac-drawing-\(UUID().uuidString)")

  init(count: Int) { self.count = count }

  /// Draws until there is an outcome for each picture.
  ///
  /// - Throws: The exit code of a process that said itself why it ended, or a failure.
  func outcomes() throws -> [Outcome] {
    defer { try? FileManager.default.removeItem(at: file) }
    let variables = [
      ToolProcess.journalVariable: file.path, ProgressBar.variable: isatty(STDERR_FILENO) == 1 ? "1" : "0",
    ]
    while true {
      var filter = CrashOutputFilter()
      let end = try ToolProcess.runAgain(with: variables) { Console.pass(on: filter.passing($0)) }
      Console.pass(on: filter.rest())
      // It has said why; without room for a journal, reading that would only say it again.
      if case .exit(let code) = end, code != 0 { throw ExitCode(code) }
      let journal = try DrawingJournal<Outcome>(file)
      let story = journal.story
      switch end {
      case .exit(0) where story.outcomes.count == count: return (0..<count).compactMap { story.outcomes[$0] }
      case .exit: try goOn(after: DrawingStop(cause: "it called exit"), story, journal)
      case .signal(let signal) where Self.faults.contains(signal):
        let cause = filter.cause(signal: String(cString: strsignal(signal)).lowercased())
        try goOn(after: DrawingStop(cause: cause), story, journal)
      case .signal: throw ExitCode(end.code)
      }
    }
  }

  private func goOn(after stop: DrawingStop, _ story: DrawingStory<Outcome>, _ journal: DrawingJournal<Outcome>)
    throws(ToolError)
  {
    if let (index, step) = story.unfinished.first, story.unfinished.count == 1 {
      journal.note(.stopped(index, step, stop))
    } else if story.unfinished.isEmpty || story.isCautious {
      throw stop.failure
    } else {
      journal.note(.interrupted)
    }
  }

  /// The signals by which code ends itself; others come from outside.
  private static var faults: Set<Int32> { [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] }
}
