// Sets TZ as the process is loaded, for views that ask Foundation for the time zone.
import CTestProcess
import Foundation
import Graphics
import Localization
import Rendering

/// The world in which snapshots are drawn: nothing of the machine's is in it but fonts and the test's own resources.
enum SnapshotWorld {
  /// What counts as now unless a test says otherwise: 1 January 2026, 9:41 GMT.
  static let date = Date(timeIntervalSince1970: 1_767_260_460)

  /// One renderer for all: text engines take long to make.
  static let plain: WidgetRenderer = {
    // Never made by reading; a test that writes there has it for itself.
    let groups = FileManager.default.temporaryDirectory.appending(path: "almanac-groups-\(getpid())")
    let renderer = WidgetRenderer(
      world: World(now: date, stringTables: StringTables(main: .main), groupContainers: groups))
    // Providers that answer on queues of their own know of no task.
    renderer.bindToProcess()
    return renderer
  }()

  static func renderer(_ traits: SnapshotTraits) -> WidgetRenderer {
    var world = plain.world
    (world.now, world.locale) = (traits.date, traits.locale)
    return plain.inside(world)
  }
}
