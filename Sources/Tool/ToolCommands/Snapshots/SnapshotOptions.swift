import ArgumentParser
import Foundation
import Graphics
import Rendering
import Snapshots
import Timelines
import Widgets

/// The options of the commands that compare a bundle's pictures with references, or make them.
struct SnapshotOptions: ParsableArguments {
  /// What counts as now unless given: tomorrow's pictures are those of today.
  static let standardNow = Date(timeIntervalSince1970: 1_767_260_460)

  @Argument(help: "The widgets, by their kinds; all of them unless some are named.")
  var kinds: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of the references, which holds nothing else; Snapshots unless given.", valueName: "DIR"))
  var references = "Snapshots"

  @Option(
    help: ArgumentHelp(
      """
      Which pictures there are of each widget: every combination of the values of its axes, family, scheme, device, type-size, \
      locale, mode, state. all stands for every value. Several axes have a semicolon or a space between them. May be \
      repeated. Unless given: all families, light and dark, 430x932, large, en_US, the mode of the place, timeline.
      """, valueName: "AXIS=VALUE,VALUE"))
  var matrix: [String] = []

  @Option(
    help: ArgumentHelp(
      "What of each picture is kept, a file for each: image (unless given), layout, display-list, links, accessibility.",
      valueName: "FORM,FORM"), transform: [SnapshotForm].init(argument:))
  var forms: [SnapshotForm] = [.image]

  @Option(
    help: ArgumentHelp(
      "What counts as now: 2026-11-21T08:00:00Z, or 2026-11-21 for midnight in GMT; 2026-01-01T09:41:00Z unless given.",
      valueName: "ISO8601"), transform: DrawingOptions.date)
  var at = Self.standardNow

  @Option(help: "Pixels to the point: 1, 2 or 3; 2 unless given.", transform: DrawingOptions.scale)
  var scale = PixelScale(2)

  @OptionGroup var asking: AskingOptions

  @Flag(help: "Fetch pictures that have an address; without it none is shown, not even one that was fetched before.")
  var online = false

  @OptionGroup var hosts: HostOptions

  @Option(
    help: ArgumentHelp(
      "The folder of the page, report.html, that shows what is not as it should be; emptied by each run; snapshot-report unless given.",
      valueName: "DIR"))
  var report = "snapshot-report"

  @Option(
    help: ArgumentHelp("Write what came out as JUnit XML, for what shows the results of tests.", valueName: "FILE"))
  var junit: String?

  @Flag(help: "Print annotations for GitHub Actions; on by itself where GITHUB_ACTIONS is true.")
  var github = false

  @Option(help: "Pictures drawn at once; one a processor unless given.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Exit with 2 if anything was replaced or left out in a picture.")
  var strict = false

  @Flag(help: "Print what came out as JSON.")
  var json = false

  @Flag(
    name: .shortAndLong,
    help: "Say what counts as now and how many pictures there are, and everything about those that differ.")
  var verbose = false

  func validate() throws {
    _ = try cells
    if references.isEmpty { throw ValidationError("Say where the references are: --references DIR.") }
    if report.isEmpty { throw ValidationError("Say where the report goes: --report DIR.") }
    if junit?.isEmpty == true { throw ValidationError("Say where the results go: --junit FILE.") }
    if !online && !hosts.allowHost.isEmpty {
      throw ValidationError("Nothing is fetched: --allow-host is for --online.")
    }
    if jobs < 1 { throw ValidationError("At least one picture is drawn at a time: --jobs 1.") }
    if reportFolder.isInside(referenceFolder) || referenceFolder.isInside(reportFolder) {
      throw ValidationError("The report and the references would lie in one another. Give each a folder: --report DIR.")
    }
    if let junit, URL(fileURLWithPath: junit).isInside(referenceFolder) {
      throw ValidationError("The results would lie among the references. Give them another folder: --junit FILE.")
    }
  }

  var referenceFolder: URL { URL(fileURLWithPath: references, isDirectory: true) }
  var reportFolder: URL { URL(fileURLWithPath: report, isDirectory: true) }

  /// What `--matrix` was given.
  var cells: SnapshotMatrix {
    get throws {
      var cells = try SnapshotMatrix(arguments: matrix)
      cells.scale = scale
      return cells
    }
  }

  /// The world of the pictures; their locales come from the matrix.
  func world(_ environment: ToolEnvironment) -> World {
    let fetcher = online ? hosts.fetcher(environment, isOffline: false, showsProgress: false) : nil
    return asking.reproducible.world(environment, now: at, locale: .standard, pictures: fetcher)
  }

  /// The widgets that were asked for, each once.
  ///
  /// - Throws: A validation error, with exit code 64, for a kind that there is not, a setting that none of them has, and where
  ///   nothing of the matrix is there.
  func kinds(of bundle: BundleWidgets) throws -> [WidgetKind] {
    var seen: Set<String> = []
    let found =
      kinds.isEmpty
      ? bundle.kinds : try kinds.map(bundle.kind(named:)).filter { seen.insert($0.kind).inserted }
    try asking.settings.check(against: found)
    let cells = try cells
    guard found.contains(where: { !cells.cells(of: $0).isEmpty }) else {
      let notes = cells.notes(on: found).map { "\n\($0)" }.joined()
      throw ValidationError("None of the widgets is drawn in what the matrix asks for.\(notes)")
    }
    return found
  }
}

extension URL {
  /// Whether it is the folder or lies in it, links followed.
  fileprivate func isInside(_ folder: URL) -> Bool {
    resolvedComponents.starts(with: folder.resolvedComponents)
  }

  /// Without links in what is there of it; the rest as it is.
  private var resolvedComponents: [String] {
    standardizedFileURL.pathComponents.dropFirst().reduce(["/"]) { place, name in
      let next = place + [name]
      guard let path = realpath(next.joined(separator: "/"), nil) else { return next }
      defer { free(path) }
      return URL(fileURLWithPath: String(cString: path)).pathComponents
    }
  }
}
