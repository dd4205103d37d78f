package import Foundation
import JSONText
import RequestReading
import SharedFolders
import SystemIO
package import WebServing

/// Sends the state of an output whenever a picture changes: when files do, and at the dates of timelines.
package final class OutputWatch: Sendable {
  package let hub = EventHub()
  private let output: PublishedOutput
  private let clock: @Sendable () -> Date
  private let queue = DispatchQueue(label: "changes")
  private nonisolated(unsafe) var last = ""
  private nonisolated(unsafe) var timer: (any DispatchSourceTimer)?
  private nonisolated(unsafe) var pulse: (any DispatchSourceTimer)?
  /// How often clients that have gone are noticed, and proxies are told that the connection lives, in seconds.
  private static let pulseInterval = 20

  package init(_ output: PublishedOutput, clock: @escaping @Sendable () -> Date = { Date() }) {
    (self.output, self.clock) = (output, clock)
  }

  /// Watches until the end of the process.
  package func start() {
    _ = FolderTreeWatch([output.folder.url]) { [self] _ in queue.async { [self] in update() } }
    queue.async { [self] in
      let pulse = DispatchSource.makeTimerSource(queue: queue)
      pulse.schedule(deadline: .now() + .seconds(Self.pulseInterval), repeating: .seconds(Self.pulseInterval))
      pulse.setEventHandler { [hub] in hub.send(.keepAlive) }
      pulse.resume()
      self.pulse = pulse
      update()
    }
  }

  private func update() {
    let now = clock()
    let state = OutputState(output, at: now)
    let text = JSONValue.object(JSONObject([("pictures", .array(state.pictures.map(\.json)))])).text(indentation: nil)
    if text != last { hub.send(.message(name: "state", data: text)) }
    last = text
    timer?.cancel()
    guard let next = state.pictures.compactMap(\.end).min() else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    // Not earlier: the picture of the moment before would be sent again.
    timer.schedule(deadline: .now() + max(0.05, next.timeIntervalSince(now) + 0.01))
    timer.setEventHandler { [weak self] in self?.update() }
    timer.resume()
    self.timer = timer
  }
}

/// Everything that is published at a moment.
struct OutputState {
  struct Picture {
    let path: String
    let format: String
    let moment: PublishedMoment
    /// In points; nil if the report does not say it.
    let size: CGSize?

    var end: Date? { moment.end }

    var json: JSONValue { moment.json(at: "\(path).\(format)") }
  }

  let pictures: [Picture]

  init(_ output: PublishedOutput, at now: Date) {
    pictures = output.paths().compactMap { path in
      for format in PublishedForm.pictures {
        if let moment = output.moment(at: path, as: .picture(format), now: now) {
          let report = output.moment(at: path, as: .json, now: now).flatMap { PublishedReport($0.file) }
          return Picture(path: path, format: format, moment: moment, size: report?.size)
        }
      }
      return nil
    }
  }
}
