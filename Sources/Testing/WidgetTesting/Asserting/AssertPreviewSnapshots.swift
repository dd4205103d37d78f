public import Foundation
import Graphics
import Rendering
import Snapshots
public import SwiftUI
import Timelines
import Views
public import WidgetKit

/// Draws every `#Preview` and `PreviewProvider` that is linked into the test, with each of its entries, and compares each
/// picture with its reference, `__Snapshots__/FILE/TEST/PREVIEW/CELL.png` next to the test's file.
///
/// `PREVIEW` is the preview's name, or its file's if it has none; a number or the file's name makes it unique. A cell's
/// name consists of its family (`view` outside of a widget), its scheme or mode, and every value that is not the default:
/// `systemSmall-dark`, `systemSmall-dark-entry1`. References in the folder that do not belong to a cell fail the test too.
///
/// An entry that is created with `Date()` shows another date in each run; use a fixed date in previews whose pictures show
/// it.
///
/// - Parameters:
///   - module: The module whose previews are drawn (default: all modules of the test process).
///   - schemes: (default: light and dark). Modes without colours have one picture for both.
///   - devices: Devices whose family and screen sizes are used (default: a screen of 430 × 932 points).
///   - typeSizes: (default: `.large`)
///   - locales: (default: `en_US`)
///   - modes: (default: full colour for Home Screen families, vibrant for Lock Screen families)
///   - looks: (default: the usual one) Families that a system does not show in a look are left out.
///   - scale: Pixels per point (default: 2).
///   - accent: The colour of tinted and accented pictures (default: the system's blue).
///   - backdrop: The wallpaper behind the widgets (default: none).
///   - date: The current date (default: 1 January 2026, 9:41 GMT).
///   - timeZone: (default: GMT)
///   - groupContainers: A folder with one subfolder per app group, named after the group (default: empty).
///   - forms: The forms in which each picture is compared (default: as an image).
///   - comparison: The tolerance (default: exact).
///   - isStrict: Whether a picture in which something was replaced or left out, or a preview that is not drawn, fails the
///     test too (default: false).
///   - playsChanges: Whether the report plays the change to the next entry for each picture that fails, as a device
///     animates it (default: false).
///   - name: Distinguishes this call from others in the test: `TEST.NAME/PREVIEW/CELL.png`. Required in parameterized
///     tests.
///   - directory: Replaces `__Snapshots__/FILE`.
///   - record: Which references are written (default: the configuration's).
///   - timeout: How long a provider may take, in seconds.
///   - fileID: The test's file, where failures are shown.
///   - filePath: The path of the test's file.
///   - testName: The test's name (default: the function's).
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertPreviewSnapshots(
  of module: String? = nil, schemes: SnapshotAxis<ColorScheme> = .all,
  devices: SnapshotAxis<DeviceProfile> = [.standard], typeSizes: SnapshotAxis<DynamicTypeSize> = [.large],
  locales: [Locale] = [Locale(identifier: "en_US")], modes: SnapshotAxis<WidgetRenderingMode>? = nil,
  looks: SnapshotAxis<SnapshotLook> = [.standard],
  scale: CGFloat = 2, accent: Color? = nil, backdrop: SnapshotBackdrop? = nil,
  date: Date = Date(timeIntervalSince1970: 1_767_260_460), timeZone: TimeZone = .gmt,
  groupContainers: URL? = nil, as forms: [WidgetSnapshotForm] = [.image], comparison: SnapshotComparison = .exact,
  isStrict: Bool = false, playsChanges: Bool = false, named name: String? = nil,
  snapshotDirectory directory: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 30,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  var axes = MatrixAxes()
  (axes.schemes, axes.devices, axes.typeSizes, axes.locales) = (schemes, devices, typeSizes, locales)
  (axes.modes, axes.looks, axes.scale) = (modes, looks, scale)
  (axes.accent, axes.backdrop) = (accent, backdrop)
  let world = SnapshotWorld.matrix(at: date, timeZone, groupContainers, timeout: timeout)
  let assertion = MatrixAssertion(
    matrix: axes.matrix, forms: forms.map(\.form), world: world, settings: [:], comparison: comparison.comparison,
    isStrict: isStrict, playsChanges: playsChanges, name: name,
    directory: directory.map { URL(fileURLWithPath: $0, isDirectory: true) },
    site: CallSite(fileID, filePath, testName, line, column))
  await withSnapshotTesting(record: record) { await assertion.check { try await .previews(of: module, $0) } }
}
