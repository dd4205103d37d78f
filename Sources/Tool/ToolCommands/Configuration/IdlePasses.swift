import JSONText
import SystemIO
import Foundation
import Refreshing
import Scheduling

/// What is remembered of a pass over what a configuration file asks for: while nothing is due and the file has the same
/// bytes, nobody reads what they mean.
struct IdlePasses {
  private let file: URL
  private let asked: String

  /// - Parameter contents: The bytes of the configuration file at `path`.
  init(
    _ path: String, contents: Data, _ placing: PlacingOptions, _ drawing: DrawingOptions,
    in environment: ToolEnvironment
  ) {
    let line = [ScheduledCommand.absolute(path)] + placing.words.options + drawing.wordsBesidesFile
    let around = [
      ToolName.program, SystemTimeZone.ofProcess.identifier, SystemLocale.ofProcess.identifier, environment.home.path,
      environment.cache.path,
      environment.allowedHosts.joined(separator: ","), ContentHash(contents).digits,
    ]
    file = environment.cache.appending(path: "quiet-passes/\(Self.digits(line)).json")
    asked = Self.digits(line + around)
  }

  /// What a pass at `now` reports; nil where it has to find out.
  func report(_ requests: ReloadRequests, at now: Date) -> RefreshPass.Report? {
    mark?.report(askedFor: asked, requests, at: now)
  }

  /// Remembers, if nothing is due after `pass`. A cache that cannot be written costs time, not pictures.
  func remember(_ pass: RefreshPass, at now: Date) {
    guard let mark = pass.quietMark(asked, at: now), mark != self.mark, let data = try? mark.stableJSON() else {
      return
    }
    try? AtomicFile.write(data, to: file.path, calls: .unsynchronized)
  }

  private var mark: IdleMarker? {
    guard let data = FileManager.default.contents(atPath: file.path), data.count < 4096 else { return nil }
    return IdleMarker(stableJSON: data)
  }

  private static func digits(_ words: [String]) -> String {
    ContentHash(Data(words.joined(separator: "\u{0}").utf8)).digits
  }
}
