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

/// Draws every combination of the given values with the widget's provider, and compares each picture with its
/// reference, `__Snapshots__/FILE/TEST/KIND/CELL.png` next to the test's file. One failure lists all differences, and
/// one page shows them. To compare all widgets of a bundle, use `of: MyBundle().body`.
///
/// A cell's name consists of its family, its scheme or mode, and every value that is not the default:
/// `systemSmall-dark-ar`. References in the folder that do not belong to a cell fail the test too; with
/// `ALMANAC_SNAPSHOTS_STALE=remove` in the environment they are removed.
///
/// - Parameters:
///   - widget: The widget, or a bundle's widgets.
///   - families: Families that the widget and the device support (default: all).
///   - schemes: (default: light and dark). Modes without colours have one picture for both.
///   - devices: Devices whose family sizes are used (default: a screen of 430 × 932 points).
///   - typeSizes: (default: `.large`)
///   - locales: (default: `en_US`)
///   - modes: (default: full colour for Home Screen families, vibrant for Lock Screen families)
///   - looks: (default: the usual one) Families that a system does not show in a look are left out.
///   - states: Which of the provider's answers to draw (default: the timeline's entry).
///   - scale: Pixels per point (default: 2).
///   - accent: The colour of tinted and accented pictures (default: the system's blue).
///   - backdrop: The wallpaper behind the widgets (default: none).
///   - date: The current date (default: 1 January 2026, 9:41 GMT).
///   - timeZone: (default: GMT)
///   - groupContainers: A folder with one subfolder per app group, named after the group, for the data that providers
///     read (default: empty).
///   - settings: Values of the widget's settings by parameter name, as text, such as `["city": ["Oslo"]]` (default:
///     the parameters' defaults).
///   - forms: The forms in which each picture is compared (default: as an image).
///   - comparison: The tolerance (default: exact).
///   - isStrict: Whether a picture in which something was replaced or left out fails the test too (default: false).
///   - playsChanges: Whether the report plays the change to the next entry for each picture that fails, as a device
///     animates it (default: false).
///   - name: Distinguishes this call from others in the test, such as the state of the data:
///     `TEST.NAME/KIND/CELL.png`. Required in parameterized tests.
///   - directory: Replaces `__Snapshots__/FILE`.
///   - record: Which references are written (default: the configuration's).
///   - timeout: How long a provider may take, in seconds.
///   - fileID: The test's file, where failures are shown.
///   - filePath: The path of the test's file.
///   - testName: The test's name (default: the function's).
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertWidgetSnapshots<Content: Widget>(
  of widget: @autoclosure () -> Content,
  families: SnapshotAxis<WidgetFamily> = .all, schemes: SnapshotAxis<ColorScheme> = .all,
  devices: SnapshotAxis<DeviceProfile> = [.standard], typeSizes: SnapshotAxis<DynamicTypeSize> = [.large],
  locales: [Locale] = [Locale(identifier: "en_US")], modes: SnapshotAxis<WidgetRenderingMode>? = nil,
  looks: SnapshotAxis<SnapshotLook> = [.standard],
  states: SnapshotAxis<SnapshotState> = [.timeline], scale: CGFloat = 2, accent: Color? = nil,
  backdrop: SnapshotBackdrop? = nil,
  date: Date = Date(timeIntervalSince1970: 1_767_260_460), timeZone: TimeZone = .gmt, groupContainers: URL? = nil,
  settings: [String: [String]] = [:], as forms: [WidgetSnapshotForm] = [.image],
  comparison: SnapshotComparison = .exact, isStrict: Bool = false, playsChanges: Bool = false,
  named name: String? = nil, snapshotDirectory directory: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 30,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  var axes = MatrixAxes()
  (axes.families, axes.schemes, axes.devices, axes.typeSizes) = (families, schemes, devices, typeSizes)
  (axes.locales, axes.modes, axes.looks, axes.states, axes.scale) = (locales, modes, looks, states, scale)
  (axes.accent, axes.backdrop) = (accent, backdrop)
  let world = SnapshotWorld.matrix(at: date, timeZone, groupContainers, timeout: timeout)
  let assertion = MatrixAssertion(
    matrix: axes.matrix, forms: forms.map(\.form), world: world, settings: settings, comparison: comparison.comparison,
    isStrict: isStrict, playsChanges: playsChanges, name: name,
    directory: directory.map { URL(fileURLWithPath: $0, isDirectory: true) },
    site: CallSite(fileID, filePath, testName, line, column))
  await withSnapshotTesting(record: record) { await assertion.check { .widgets(widget()._kinds, $0) } }
}

/// Compares the pictures of a widget that is created without arguments: `of: MyWidget.self`. The parameters are the
/// same as in `assertWidgetSnapshots(of: MyWidget(), …)`.
public func assertWidgetSnapshots<Content: Widget>(
  of widget: Content.Type,
  families: SnapshotAxis<WidgetFamily> = .all, schemes: SnapshotAxis<ColorScheme> = .all,
  devices: SnapshotAxis<DeviceProfile> = [.standard], typeSizes: SnapshotAxis<DynamicTypeSize> = [.large],
  locales: [Locale] = [Locale(identifier: "en_US")], modes: SnapshotAxis<WidgetRenderingMode>? = nil,
  looks: SnapshotAxis<SnapshotLook> = [.standard],
  states: SnapshotAxis<SnapshotState> = [.timeline], scale: CGFloat = 2, accent: Color? = nil,
  backdrop: SnapshotBackdrop? = nil,
  date: Date = Date(timeIntervalSince1970: 1_767_260_460), timeZone: TimeZone = .gmt, groupContainers: URL? = nil,
  settings: [String: [String]] = [:], as forms: [WidgetSnapshotForm] = [.image],
  comparison: SnapshotComparison = .exact, isStrict: Bool = false, playsChanges: Bool = false,
  named name: String? = nil, snapshotDirectory directory: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 30,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  await assertWidgetSnapshots(
    of: Content(), families: families, schemes: schemes, devices: devices, typeSizes: typeSizes, locales: locales,
    modes: modes, looks: looks, states: states, scale: scale, accent: accent, backdrop: backdrop, date: date,
    timeZone: timeZone, groupContainers: groupContainers, settings: settings, as: forms, comparison: comparison,
    isStrict: isStrict, playsChanges: playsChanges, named: name, snapshotDirectory: directory, record: record,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
