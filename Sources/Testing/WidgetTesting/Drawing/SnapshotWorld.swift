// Sets TZ as the process is loaded, for views that ask Foundation for the time zone.
import CTestProcess
import Foundation
import Graphics
import Localization
import Rendering
import Timelines

/// The environment in which snapshots are drawn. From the machine it uses only fonts and the test's own resources.
enum SnapshotWorld {
  /// The default current date: 1 January 2026, 9:41 GMT.
  static let date = Date(timeIntervalSince1970: 1_767_260_460)

  /// One renderer for all tests, as a text engine is slow to create.
  static let plain: WidgetRenderer = {
    // Reading does not create the folder; a test that writes to it has its own.
    let groups = FileManager.default.temporaryDirectory.appending(path: "almanac-groups-\(getpid())")
    let renderer = WidgetRenderer(
      world: World(now: date, stringTables: StringTables(main: .main), groupContainers: groups))
    // Providers that answer on their own queues have no task-local values.
    renderer.bindToProcess()
    return renderer
  }()

  /// The world of a matrix.
  ///
  /// - Parameter timeout: In seconds.
  static func matrix(
    at date: Date, _ timeZone: TimeZone, _ groupContainers: URL?, timeout: TimeInterval
  ) -> World {
    var world = plain.world
    (world.now, world.timeZone) = (date, timeZone)
    // `max` and `min` turn NaN into 0.
    world.timeLimit = TimeLimit(.seconds(max(0, min(timeout, 1e9))))
    if let groupContainers { world.groupContainers = groupContainers }
    return world
  }

  static func renderer(_ traits: SnapshotTraits) -> WidgetRenderer {
    var world = plain.world
    (world.now, world.locale) = (traits.date, traits.locale)
    return plain.inside(world)
  }
}
