import ArgumentParser
import Foundation
import Graphics
import Rendering
import Snapshots
import SystemSettings
import Timelines
import ToolOptions
import Widgets

/// The options of `snapshot record` and `snapshot verify`.
struct SnapshotOptions: ParsableArguments {
  /// The default date, fixed so that pictures do not depend on the day.
  static let standardNow = Date(timeIntervalSince1970: 1_767_260_460)

  @Argument(
    help:
      "Kinds of widgets, or with --previews names of previews (default: all; Live Activities only with --attributes).")
  var kinds: [String] = []

  @Flag(
    help:
      "Draw the #Preview and PreviewProvider of the sources instead of the widgets, with all their entries. Their references are in the subfolder previews."
  )
  var previews = false

  @Option(
    help: ArgumentHelp(
      "The folder of the references, which contains nothing else.", valueName: "DIR"))
  var references = "Snapshots"

  @Option(
    help: ArgumentHelp(
      """
      The pictures of each widget: all combinations of the values of the axes family, scheme, device, type-size, \
      locale, mode, look and state. 'all' stands for all values; separate axes with a semicolon or a space. May be \
      repeated. (default: all families, light and dark, 430x932, large, en_US, the family's mode, the standard look, timeline)
      """, valueName: "AXIS=VALUE,VALUE"))
  var matrix: [String] = []

  @Option(
    help: ArgumentHelp(
      "The forms to store, one file for each: image, layout, display-list, links, accessibility (default: image).",
      valueName: "FORM,FORM"), transform: [SnapshotForm].init(argument:))
  var forms: [SnapshotForm] = [.image]

  @Option(
    help: ArgumentHelp(
      "The current date: 2026-11-21T08:00:00Z, or 2026-11-21 for midnight in GMT (default: 2026-01-01T09:41:00Z).",
      valueName: "ISO8601"), transform: Date.init(argument:))
  var at = Self.standardNow

  @Option(help: "Pixels per point: 1, 2 or 3 (default: 2).", transform: PixelScale.init(argument:))
  var scale = PixelScale(2)

  @OptionGroup var surroundings: SurroundingsArguments

  @OptionGroup var requestArguments: RequestArguments

  @Option(help: ArgumentHelp("The state of a Live Activity, as --content-state.", valueName: "file"))
  var state: String?

  @Flag(help: "Fetch remote images; without it none are shown, not even from the cache.")
  var online = false

  @OptionGroup var hosts: HostArguments

  @Option(
    help: ArgumentHelp(
      "The folder of the report, report.html; emptied by each run.",
      valueName: "DIR"))
  var report = "snapshot-report"

  @Flag(
    help:
      "Let the report play the change from each picture that differs or is recorded to the next entry, as a device animates it."
  )
  var playChanges = false

  @Option(
    help: ArgumentHelp("Write the results as JUnit XML.", valueName: "FILE"))
  var junit: String?

  @Flag(help: "Print annotations for GitHub Actions (default: if GITHUB_ACTIONS is true).")
  var github = false

  @Option(help: "The number of pictures to draw at once; one per processor by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Exit with code 2 if a picture has warnings.")
  var strict = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(
    name: .shortAndLong,
    help: "Print the current date, the number of pictures, and all details of differences.")
  var verbose = false

  func validate() throws {
    let cells = try cells
    if previews && (cells.families != nil || cells.states != SnapshotMatrix().states) {
      throw ValidationError("The axes family and state cannot be combined with --previews: the previews decide them.")
    }
    if previews && !asking.set.isEmpty {
      throw ValidationError("--previews takes no --set: the previews decide it.")
    }
    if state != nil, requestArguments.options.contentState != nil {
      throw ValidationError("--state FILE cannot be combined with --content-state FILE.")
    }
    if references.isEmpty { throw ValidationError("--references must not be empty.") }
    if report.isEmpty { throw ValidationError("--report must not be empty.") }
    if junit?.isEmpty == true { throw ValidationError("--junit must not be empty.") }
    if !online && !hosts.allowHost.isEmpty {
      throw ValidationError("--allow-host requires --online.")
    }
    if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    if reportFolder.isInside(referenceFolder) || referenceFolder.isInside(reportFolder) {
      throw ValidationError(
        "The folders of the report and of the references overlap. Use another folder: --report DIR.")
    }
    if let junit, URL(fileURLWithPath: junit).isInside(referenceFolder) {
      throw ValidationError("The results would be in the folder of the references. Use another folder: --junit FILE.")
    }
  }

  var asking: RequestOptions {
    var options = requestArguments.options
    if let state { options.contentState = state }
    return options
  }

  /// The path of the folder of references, as given.
  var referencePath: String {
    guard previews else { return references }
    return references.hasSuffix("/") ? references + "previews" : references + "/previews"
  }

  var referenceFolder: URL { URL(fileURLWithPath: referencePath, isDirectory: true) }
  var reportFolder: URL { URL(fileURLWithPath: report, isDirectory: true) }

  var cells: SnapshotMatrix {
    get throws {
      var cells = try SnapshotMatrix(arguments: matrix)
      (cells.scale, cells.accent, cells.backdrop) = (scale, surroundings.accent, surroundings.backdrop)
      return cells
    }
  }

  /// The world of the pictures. Their locales come from the matrix.
  func world(_ environment: ToolEnvironment) -> World {
    let fetcher = online ? hosts.options.fetcher(environment, isOffline: false, showsProgress: false) : nil
    return asking.reproducible.world(environment, now: at, locale: .standard, pictures: fetcher)
  }

  /// All widgets, or the chosen previews.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown preview, and if there are none.
  func widgets(of bundle: any WidgetBundle.Type, _ renderer: WidgetRenderer) async throws -> BundleWidgets {
    previews
      ? try await BundleWidgets(previews: kinds, renderer) : BundleWidgets(of: bundle, in: renderer.world)
  }

  /// The chosen widgets, without repetitions.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown kind, for a setting that none of them has, and
  ///   if no widget supports the matrix.
  func kinds(of bundle: BundleWidgets) throws -> [WidgetKind] {
    let found = try bundle.kinds(named: previews ? [] : kinds, with: asking.settings)
    let cells = try cells
    guard found.contains(where: { !cells.cells(of: $0).isEmpty }) else {
      let notes = cells.notes(on: found).map { "\n\($0)" }.joined()
      throw ValidationError("None of the \(previews ? "previews" : "widgets") supports the matrix.\(notes)")
    }
    return found
  }
}

extension URL {
  /// Whether it is the folder or inside it, with links resolved.
  fileprivate func isInside(_ folder: URL) -> Bool {
    resolvedComponents.starts(with: folder.resolvedComponents)
  }

  /// The path components, with links resolved as far as the path exists.
  private var resolvedComponents: [String] {
    standardizedFileURL.pathComponents.dropFirst().reduce(["/"]) { place, name in
      let next = place + [name]
      guard let path = realpath(next.joined(separator: "/"), nil) else { return next }
      defer { free(path) }
      return URL(fileURLWithPath: String(cString: path)).pathComponents
    }
  }
}
