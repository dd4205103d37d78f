import DrawingSessions
import Foundation
import JSONText
import SystemIO
import WebServing

/// Compares a widget with its reference for `snapshot verify`, or records it, by running that command.
struct ReferenceCheck: Sendable {
  enum Mode: String, Sendable {
    case compare, record

    fileprivate var command: String { self == .compare ? "verify" : "record" }
  }

  /// The options of the page that are axes of a matrix of snapshots.
  private static let axes = ["scheme", "device", "type-size", "locale", "mode", "look", "state"]

  private let project: PreviewProject

  init(_ project: PreviewProject) { self.project = project }

  /// - Throws: `DrawingProcess.Failure`.
  func run(_ mode: Mode, _ address: PictureAddress) async throws -> JSONValue {
    guard let tool = await project.tool else { throw DrawingProcess.Failure(message: "nothing is built yet") }
    let folder = project.setup.source.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let preview = address["preview"]
    let references = folder.appending(path: "Snapshots")
    let place = preview == nil ? references : references.appending(path: "previews")
    if mode == .compare && !FileManager.default.fileExists(atPath: place.path) {
      return .object(JSONObject([("state", .string("missing")), ("file", .string(place.path))]))
    }
    let report = project.setup.pictures.appending(path: "report")
    var arguments = ["snapshot", mode.command]
    if let preview {
      arguments += ["--previews", preview]
    } else if let kind = address["kind"] {
      arguments.append(kind)
    }
    // A preview decides its family and its answer.
    let cells = preview == nil ? ["family"] + Self.axes : Self.axes.filter { $0 != "state" }
    let matrix = cells.compactMap { name in
      (address[name] ?? (name == "scheme" ? "light" : nil)).map { "\(name)=\($0)" }
    }
    arguments += matrix.flatMap { ["--matrix", $0] }
    arguments += ["--references", references.path, "--report", report.path, "--json"]
    for (name, value) in address.settings { arguments += ["--set", "\(name)=\(value)"] }
    if mode == .record { arguments += ["--mode", "all"] }
    return try answer(
      try await Self.run(tool, arguments, in: folder), entry: preview.map { _ in address["entry"] ?? "0" })
  }

  /// The command's verdict, with the pictures of its report.
  ///
  /// - Parameter entry: Which of a preview's entries is shown.
  private func answer(_ run: FinishedTool, entry: String?) throws -> JSONValue {
    guard let document = try? JSONDocument(Array(run.output)), case .object(let report) = JSONValue(document.root),
      case .array(let snapshots) = report["snapshots"],
      case .object(let snapshot) = snapshots.first(where: { Self.isCell($0, ofEntry: entry) }),
      case .string(let state) = snapshot["state"]
    else { throw DrawingProcess.Failure(message: run.errors) }
    let states = ["differs": "different"]
    func picture(_ name: String) -> JSONValue {
      guard case .string(let folder) = snapshot["folder"],
        let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).png"))
      else {
        return .null
      }
      let copy = "\(ContentHash(data).digits).png"
      try? data.write(to: project.setup.pictures.appending(path: copy))
      return .string("api/images/\(copy)")
    }
    return .object(
      JSONObject([
        ("file", snapshot["reference"] ?? .null), ("state", .string(states[state] ?? state)),
        ("message", snapshot["message"] ?? .null), ("reference", picture("reference")),
        ("picture", picture("candidate")), ("difference", picture("difference")),
        ("at", report["at"] ?? .null),
      ]))
  }

  /// Whether a snapshot is of an entry of a preview, whose cells are named after it; of the first, they are not.
  private static func isCell(_ snapshot: JSONValue, ofEntry entry: String?) -> Bool {
    guard let entry, case .object(let fields) = snapshot, case .string(let cell) = fields["cell"] else { return true }
    let words = cell.split(separator: "-").map(String.init)
    return entry == "0"
      ? !words.contains { $0.hasPrefix("entry") && Int($0.dropFirst(5)) != nil } : words.contains("entry\(entry)")
  }

  private static func run(_ tool: URL, _ arguments: [String], in folder: URL) async throws -> FinishedTool {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        do throws(ChildProcess.Failure) {
          continuation.resume(
            returning: try FinishedTool(tool, arguments, ProcessInfo.processInfo.environment, directory: folder.path))
        } catch {
          continuation.resume(throwing: DrawingProcess.Failure(message: error.description))
        }
      }
    }
  }
}
