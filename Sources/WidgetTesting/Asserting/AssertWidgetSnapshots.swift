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
///
/// A cell is called after its family and its scheme or mode, and after whatever else is not as usual: `systemSmall-dark-ar`.
/// References in the folder that belong to no cell fail the test, too; with `ALMANAC_SNAPSHOTS_STALE=remove` in the environment
/// they are removed.
///
/// - Parameters:
///   - widget: The widget; those of its settings are their defaults.
///   - families: Those that the widget and the device have; all unless given.
///   - schemes: Light and dark unless given. Where colours are taken away they are one picture.
///   - devices: Whose sizes of families count; a screen of 430 × 932 points unless given.
///   - typeSizes: `.large` unless given.
///   - locales: `en_US` unless given.
///   - modes: That of the place unless given: full colour on a Home Screen, vibrant on a Lock Screen.
///   - states: Which answers of the provider; the timeline's entry unless given.
///   - scale: Pixels to the point; 2 unless given.
///   - date: What counts as now; 1 January 2026, 9:41 GMT, unless given.
///   - forms: In what forms each picture is compared; as an image unless given.
///   - comparison: How exactly pictures must agree; every bit counts unless given.
///   - name: What tells the matrix from others of its test: the folder is `TEST.NAME` then. Tests with arguments must give one.
///   - record: Which references are written; as the configuration says unless given.
///   - fileID: The test's file; failures are shown there.
///   - filePath: The same file's path.
///   - testName: The test's name; that of the function unless given.
///   - line: The line of the assertion.
///   - column: Its column.
public func assertWidgetSnapshots<Content: Widget>(
  of widget: Content.Type, families: SnapshotAxis<WidgetFamily> = .all, schemes: SnapshotAxis<ColorScheme> = .all,
  devices: SnapshotAxis<DeviceProfile> = [.standard], typeSizes: SnapshotAxis<DynamicTypeSize> = [.large],
  locales: [Locale] = [Locale(identifier: "en_US")], modes: SnapshotAxis<WidgetRenderingMode>? = nil,
  states: SnapshotAxis<SnapshotState> = [.timeline], scale: CGFloat = 2,
  date: Date = Date(timeIntervalSince1970: 1_767_260_460), as forms: [WidgetSnapshotForm] = [.image],
  comparison: SnapshotComparison = .exact, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
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
  let assertion = MatrixAssertion(
    matrix: matrix, forms: forms.map(\.form), date: date, comparison: comparison.comparison, name: name,
    site: CallSite(fileID, filePath, testName, line, column))
  await withSnapshotTesting(record: record) { await assertion.check { Content()._kinds } }
}
