import ExtensionBuilding
import Synchronization
import Testing

@testable import AlmanacCommands

struct BuildProgressTests {
  private final class Log: Sendable {
    let text = Mutex("")
    func add(_ part: String) { text.withLock { $0 += part } }
    var lines: [Substring] { text.withLock { $0 }.split(separator: "\n") }
  }

  private func progress(isTerminal: Bool) -> (BuildProgress, Log) {
    let log = Log()
    return (BuildProgress(of: "Quay", isTerminal: isTerminal) { log.add($0) }, log)
  }

  @Test func `a log has a line for each tenth of a long build, and none for a short one`() {
    let (progress, log) = progress(isTerminal: false)
    progress.take(.compilingAlmanac)
    for step in 1...100 { progress.take(.line("[\(step)/100] Compiling Views Text.swift")) }
    #expect(log.lines.count == 11)
    #expect(log.lines.first == "compiling Almanac and Quay; only the first build takes minutes")
    #expect(log.lines[1] == "10/100 Views" && log.lines.last == "100/100 Views")
    for step in 1...9 { progress.take(.line("[\(step)/9] Compiling Quay Text.swift")) }
    progress.take(.line("warning: [1/2] x"))
    #expect(log.lines.count == 11)
  }

  @Test func `a terminal has one line that changes, with messages above it`() {
    let (progress, log) = progress(isTerminal: true)
    progress.take(.line("[3/9] Compiling Quay Text.swift"))
    progress.take(.waiting)
    progress.finish()
    #expect(log.text.withLock { $0 } == "\r\u{1B}[K3/9 Quay\r\u{1B}[Kwaiting for another build to finish\n")
  }
}
