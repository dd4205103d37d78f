import Foundation
import Graphics
import ImageFetching
package import Rendering
import Synchronization
import SystemSettings

/// The worlds of a batch's requests. They share what does not depend on their options.
package final class BatchWorlds: Sendable {
  /// The maximum number of fetchers to keep, which bounds the memory.
  private static let fetcherLimit = 32

  private let usual: World
  private let usualZone: Chosen<TimeZone>?
  private let environment: ToolEnvironment
  /// Requests with the same network options share a fetcher, which fetches an image once.
  private let fetchers = Mutex<[[String]: ResourceFetcher]>([:])

  /// - Parameters:
  ///   - usual: The world of the command.
  ///   - drawing: The options of the command.
  package init(_ usual: World, of drawing: DrawingOptions, _ environment: ToolEnvironment) {
    (self.usual, usualZone, self.environment) = (usual, drawing.asking.chosenTimeZone, environment)
  }

  /// The world that a command with the options of a request has.
  package func world(of request: BatchRequest) -> World {
    let drawing = request.drawing
    var world = usual
    if let groups = request.groupContainers { world.groupContainers = groups }
    let zone = drawing.asking.chosenTimeZone
    // Reads the system's time zone once, when the batch starts: it is read from files.
    if zone != usualZone { (world.timeZone, world.findings) = (zone.zone, zone.diagnostics) }
    drawing.asking.apply(
      to: &world, now: drawing.moment?.date(in: world.timeZone) ?? Date(), locale: drawing.locale,
      pictures: fetcher(of: drawing))
    return world
  }

  private func fetcher(of drawing: DrawingOptions) -> ResourceFetcher {
    fetchers.withLock { fetchers in
      if let fetcher = fetchers[drawing.networkBinding] { return fetcher }
      if fetchers.count >= Self.fetcherLimit { fetchers = [:] }
      let fetcher = drawing.network.fetcher(environment, showsProgress: false)
      fetchers[drawing.networkBinding] = fetcher
      return fetcher
    }
  }
}

extension RequestOptions {
  /// Sets what these options decide in a world, besides the time zone.
  func apply(to world: inout World, now: Date, locale: Locale, pictures: ResourceFetcher?) {
    world.now = now
    world.locale = locale
    world.timeLimit = provider.timeLimit
    world.decodingLimits = limits.limits
    world.pictures = pictures
  }
}

extension BatchRequest {
  /// What is bound to the process, besides the date. Compared to decide whether it has to be bound again.
  package var processBinding: [String] { drawing.processBinding + [groupContainers].compactMap { $0?.path } }
}

extension DrawingOptions {
  /// The options that are bound to the process, besides the date. Compared to decide whether it has to be bound again.
  package var processBinding: [String] {
    values(of: ["device", "scale", "locale", "time-zone", "limit"]) + networkBinding
  }

  fileprivate var networkBinding: [String] { values(of: ["offline", "allow-host"]) }

  private func values(of names: [String]) -> [String] {
    DrawingOption.all.filter { names.contains($0.name) }.flatMap { option in
      option.values(self).map { "\(option.name)=\($0)" }
    }
  }
}
