import ArgumentParser
import ChildProcesses
import Foundation

/// Draws a gallery in a process beside this one, and goes on in another where a widget's own code ends it.
///
/// Swift ends a program at an index out of range or a missing value. On a device such a widget costs itself alone, as
/// each extension has its own process; here it costs its place in the gallery.
struct GalleryWatch {
  /// How many pictures the gallery has.
  let count: Int

  /// The variable that names the journal to the process that draws.
  static let variable = "ALMANAC_GALLERY_JOURNAL"

  /// Draws until there is an outcome for each picture.
  ///
  /// - Throws: The exit code of a process that said itself why it ended, or a failure.
  func outcomes() throws -> [GalleryOutcome] {
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let variables = [Self.variable: file.path, ProgressBar.variable: isatty(STDERR_FILENO) == 1 ? "1" : "0"]
    while true {
      var filter = FaultFilter()
      let end = try ToolProcess.runAgain(with: variables) { Console.pass(on: filter.passing($0)) }
      Console.pass(on: filter.rest())
      let journal = try GalleryJournal(file)
      let story = journal.story
      switch end {
      case .exit(0) where story.outcomes.count == count: return (0..<count).compactMap { story.outcomes[$0] }
      case .exit(0): try goOn(after: GalleryStop(cause: "it called exit"), story, journal)
      case .exit(let code): throw ExitCode(code)
      case .signal(let signal) where Self.faults.contains(signal):
        let cause = filter.sentence ?? String(cString: strsignal(signal)).lowercased()
        try goOn(after: GalleryStop(cause: cause), story, journal)
      case .signal: throw ExitCode(end.code)
      }
    }
  }

  private func goOn(after stop: GalleryStop, _ story: GalleryStory, _ journal: GalleryJournal) throws(ToolFailure) {
    if let (index, step) = story.unfinished.first, story.unfinished.count == 1 {
      journal.note(.stopped(index, step, stop))
    } else if story.unfinished.isEmpty || story.isCautious {
      throw stop.failure
    } else {
      journal.note(.interrupted)
    }
  }

  /// The signals by which code ends itself; others come from outside.
  private static let faults: Set<Int32> = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
}
