import Foundation
import JSONText
import PictureServing
import RequestReading
import Synchronization
package import WebServing

/// Sends clients the state of the widget that they listen to, whenever its picture is replaced.
package final class FleetEvents: Sendable {
  private struct Topic {
    let hub = EventHub()
    var last = ""
  }

  /// How often clients that have gone are noticed, and proxies are told that the connection lives, in seconds.
  private static let pulseInterval = 20

  private let topics = Mutex<[WidgetName: Topic]>([:])
  private let pictures: FleetPictures
  private nonisolated(unsafe) let pulse: any DispatchSourceTimer

  package init(_ pictures: FleetPictures) {
    self.pictures = pictures
    pulse = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "events"))
    pulse.schedule(deadline: .now() + .seconds(Self.pulseInterval), repeating: .seconds(Self.pulseInterval))
    pulse.setEventHandler { [weak self] in self?.keepAlive() }
    pulse.resume()
  }

  deinit { pulse.cancel() }

  /// The state of a widget now, and then whenever its picture is replaced.
  package func subscribe(to widget: WidgetName) -> AsyncStream<ServerEvent> {
    let events = topics.withLock { topics in
      let topic = topics[widget] ?? Topic()
      topics[widget] = topic
      return topic.hub.subscribe()
    }
    send(widget)
    return events
  }

  /// Says that pictures were replaced.
  ///
  /// - Parameter numbers: Those of their widgets; nil for any.
  package func update(_ numbers: Set<Int64>?) {
    for widget in topics.withLock({ Array($0.keys) }) {
      guard let numbers, let number = pictures.number(of: widget) else {
        send(widget)
        continue
      }
      if numbers.contains(number) { send(widget) }
    }
  }

  private func send(_ widget: WidgetName) {
    pictures.find(widget) { [weak self] result in
      guard let self, case .success(let answer) = result, answer.isCurrent, let text = Self.text(widget, answer.widget)
      else { return }
      let hub = topics.withLock { topics -> EventHub? in
        guard let topic = topics[widget], topic.last != text else { return nil }
        topics[widget]?.last = text
        return topic.hub
      }
      hub?.send(.message(name: "state", data: text))
    }
  }

  /// Nil before the first picture.
  private static func text(_ name: WidgetName, _ widget: ServedWidget) -> String? {
    guard let contents = widget.contents, let file = contents.file(as: .picture(contents.format)) else { return nil }
    let moment = PublishedMoment(file: file, end: widget.next)
    return moment.json(at: "\(name.owner)/\(name.name).\(contents.format)").text(indentation: nil)
  }

  private func keepAlive() {
    let hubs = topics.withLock { topics in
      topics = topics.filter { $0.value.hub.count > 0 }
      return topics.values.map(\.hub)
    }
    for hub in hubs { hub.send(.keepAlive) }
  }

  /// The clients that listen.
  package var count: Int { topics.withLock { $0.values.reduce(0) { $0 + $1.hub.count } } }
}
