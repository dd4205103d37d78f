public import Foundation
import Graphics
import Localization
import Rendering
import Snapshots
public import SwiftUI
import Timelines
import Views
public import WidgetKit
import Widgets

/// Asks a widget's provider, draws every combination of what is listed, and compares each picture with its reference:
/// `__Snapshots__/FILE/TEST/KIND/CELL.png` beside the test's file. One failure tells of all that differ; one page shows them.
/// A widget may stand for several: `of: MyBundle().body` are all those of a bundle.
///
/// A cell is called after its family and its scheme or mode, and after whatever else is not as usual: `systemSmall-dark-ar`.
/// References in the folder that belong to no cell fail the test, too; with `ALMANAC_SNAPSHOTS_STALE=remove` in the environment
/// they are removed.
///
/// - Parameters:
///   - widget: The widget, or those that a `WidgetBundle` has.
///   - families: Those that the widget and the device have; all unless given.
///   - schemes: Light and dark unless given. Where colours are taken away they are one picture.
///   - devices: Whose sizes of families count; a screen of 430 × 932 points unless given.
///   - typeSizes: `.large` unless given.
///   - locales: `en_US` unless given.
///   - modes: That of the place unless given: full colour on a Home Screen, vibrant on a Lock Screen.
///   - states: Which answers of the provider; the timeline's entry unless given.
///   - scale: Pixels to the point; 2 unless given.
///   - date: What counts as now; 1 January 2026, 9:41 GMT, unless given.
///   - timeZone: GMT unless given.
///   - groupContainers: The folder with one folder for each app group, named after it: the data that providers find. An empty one
///     unless given.
///   - settings: Values of the widget's settings by the names of its intent's parameters, as text, such as `["city": ["Oslo"]]`;
///     their defaults unless given.
///   - forms: In what forms each picture is compared; as an image unless given.
///   - comparison: How exactly pictures must agree; every bit counts unless given.
///   - isStrict: Whether a picture in which something was replaced or left out fails the test too; not unless given.
///   - name: Tells this call from others of the test, such as the state of the data: `TEST.NAME/KIND/CELL.png`. Tests with arguments
///     must give one.
///   - directory: In the place of `__Snapshots__/FILE`.
///   - record: Which references are written; as the configuration says unless given.
///   - timeout: How long a provider may take, in seconds.
///   - fileID: The test's file; failures are shown there.
///   - filePath: The same file's path.
///   - testName: The test's name; that of the function unless given.
///   - line: The line of the assertion.
///   - column: Its column.
public func assertWidgetSnapshots<Content: Widget>(
  of widget: @autoclosure () -> Content,
  families: SnapshotAxis<WidgetFamily> = .all, schemes: SnapshotAxis<ColorScheme> = .all,
  devices: SnapshotAxis<DeviceProfile> = [.standard], typeSizes: SnapshotAxis<DynamicTypeSize> = [.large],
  locales: [Locale] = [Locale(identifier: "en_US")], modes: SnapshotAxis<WidgetRenderingMode>? = nil,
  states: SnapshotAxis<SnapshotState> = [.timeline], scale: CGFloat = 2,
  date: Date = Date(timeIntervalSince1970: 1_767_260_460), timeZone: TimeZone = .gmt, groupContainers: URL? = nil,
  settings: [String: [String]] = [:], as forms: [WidgetSnapshotForm] = [.image],
  comparison: SnapshotComparison = .exact, isStrict: Bool = false, named name: String? = nil,
  snapshotDirectory directory: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 30,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  var matrix = SnapshotMatrix()
  matrix.families = families.values
  matrix.schemes = schemes.values ?? ColorScheme.allCases
  matrix.devices = devices.values ?? DeviceProfile.all
  matrix.typeSizes = typeSizes.values ?? DynamicTypeSize.allCases
  matrix.locales = locales
  matrix.modes = modes.map { $0.values ?? [.fullColor, .accented, .vibrant] }
  matrix.states = (states.values ?? SnapshotState.allCases).map(\.state)
  matrix.scale = PixelScale(scale)
  var world = SnapshotWorld.plain.world
  (world.now, world.timeZone) = (date, timeZone)
  // A number that is none counts as 0.
  world.timeLimit = TimeLimit(.seconds(max(0, min(timeout, 1e9))))
  if let groupContainers { world.groupContainers = groupContainers }
  let assertion = MatrixAssertion(
    matrix: matrix, forms: forms.map(\.form), world: world, settings: settings, comparison: comparison.comparison,
    isStrict: isStrict, name: name, directory: directory.map { URL(fileURLWithPath: $0, isDirectory: true) },
    site: CallSite(fileID, filePath, testName, line, column))
  await withSnapshotTesting(record: record) { await assertion.check { widget()._kinds } }
}

/// Compares the pictures of a widget that is made without arguments: `of: MyWidget.self`. The parameters are those of
/// `assertWidgetSnapshots(of: MyWidget(), …)`.
public func assertWidgetSnapshots<Content: Widget>(
  of widget: Content.Type,
  families: SnapshotAxis<WidgetFamily> = .all, schemes: SnapshotAxis<ColorScheme> = .all,
  devices: SnapshotAxis<DeviceProfile> = [.standard], typeSizes: SnapshotAxis<DynamicTypeSize> = [.large],
  locales: [Locale] = [Locale(identifier: "en_US")], modes: SnapshotAxis<WidgetRenderingMode>? = nil,
  states: SnapshotAxis<SnapshotState> = [.timeline], scale: CGFloat = 2,
  date: Date = Date(timeIntervalSince1970: 1_767_260_460), timeZone: TimeZone = .gmt, groupContainers: URL? = nil,
  settings: [String: [String]] = [:], as forms: [WidgetSnapshotForm] = [.image],
  comparison: SnapshotComparison = .exact, isStrict: Bool = false, named name: String? = nil,
  snapshotDirectory directory: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 30,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  await assertWidgetSnapshots(
    of: Content(), families: families, schemes: schemes, devices: devices, typeSizes: typeSizes, locales: locales,
    modes: modes, states: states, scale: scale, date: date, timeZone: timeZone, groupContainers: groupContainers,
    settings: settings, as: forms, comparison: comparison, isStrict: isStrict, named: name,
    snapshotDirectory: directory, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line,
    column: column)
}
