import ArgumentParser
import Foundation
import SystemIO
import SystemSettings
import ToolReports

/// Draws many pictures in a child process, and continues in another one if a widget's code crashes it.
///
/// Swift ends a program at an index out of range or an unexpected nil. On a device this affects one widget, as each
/// extension has its own process; here only the widget's own pictures are lost.
struct DrawingSupervisor<Outcome: Codable & Sendable> {
  let count: Int
  /// The journal of the child processes, with a unique name.
  let file = FileManager.default.temporaryDirectory.appending(path: "almanac-drawing-\(UUID().uuidString)")

  init(count: Int) { self.count = count }

  /// Draws until each picture has an outcome.
  ///
  /// - Throws: The exit code of a child that has printed its error, or a failure.
  func outcomes() throws -> [Outcome] {
    defer { try? FileManager.default.removeItem(at: file) }
    let variables = [
      ToolProcess.journalVariable: file.path, Console.terminalVariable: Console.isTerminal ? "1" : "0",
    ]
    while true {
      var filter = CrashOutputFilter()
      let end = try ToolProcess.runChild(with: variables) { Console.forward(on: filter.passing($0)) }
      Console.forward(on: filter.rest())
      // It has printed the error. Without space for a journal, reading it would only repeat the error.
      if case .exit(let code) = end, code != 0 { throw ExitCode(code) }
      let journal = try DrawingJournal<Outcome>(file)
      let story = journal.state
      switch end {
      case .exit(0) where story.outcomes.count == count && story.unfinished.isEmpty:
        return (0..<count).compactMap { story.outcomes[$0] }
      case .exit: try continueDrawing(after: DrawingCrash(cause: "it called exit"), story, journal)
      case .signal(let signal) where Self.faults.contains(signal):
        let cause = filter.cause(signal: String(cString: strsignal(signal)).lowercased())
        try continueDrawing(after: DrawingCrash(cause: cause), story, journal)
      case .signal: throw ExitCode(end.code)
      }
    }
  }

  private func continueDrawing(
    after stop: DrawingCrash, _ story: DrawingState<Outcome>, _ journal: DrawingJournal<Outcome>
  )
    throws(ToolError)
  {
    if let (index, step) = story.unfinished.first, story.unfinished.count == 1 {
      journal.append(.stopped(index, step, stop))
    } else if story.unfinished.isEmpty || story.isCautious {
      throw stop.failure
    } else {
      journal.append(.interrupted)
    }
  }

  /// The signals of crashes; others come from outside.
  private static var faults: Set<Int32> { [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] }
}
