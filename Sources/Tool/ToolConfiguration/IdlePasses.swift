package import Foundation
import JSONText
package import Refreshing
import ServiceUnits
package import SharedFolders
import SystemIO
import SystemSettings
package import ToolOptions
import ToolReports

/// Remembers passes over a configuration file: while nothing is due and the file has the same bytes, it is not parsed
/// again.
package struct IdlePasses {
  private let file: URL
  private let asked: String

  /// - Parameter contents: The bytes of the configuration file at `path`.
  package init(
    _ path: String, contents: Data, _ placing: OutputOptions, _ drawing: DrawingOptions,
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

  /// The report of a pass at `now`; nil if a pass has to run.
  package func report(_ requests: ReloadRequests, at now: Date) -> RefreshPass.Report? {
    mark?.report(askedFor: asked, requests, at: now)
  }

  /// Stores the pass if nothing is due after it. If the cache cannot be written, later passes are only slower.
  package func remember(_ pass: RefreshPass, at now: Date) {
    guard let mark = pass.idleMarker(asked, at: now), mark != self.mark, let data = try? mark.stableJSON() else {
      return
    }
    try? AtomicFile.write(data, to: file.path, calls: .unsynchronized)
  }

  private var mark: IdleMarker? {
    guard let data = try? RegularFile.contents(of: file.path, limit: 4096) else { return nil }
    return IdleMarker(stableJSON: data)
  }

  private static func digits(_ words: [String]) -> String {
    ContentHash(Data(words.joined(separator: "\u{0}").utf8)).digits
  }
}
