import Foundation
import JSONText
import SystemIO

/// Compares a widget with its reference for `snapshot verify`, or records it, by running that command.
struct ReferenceCheck: Sendable {
  enum Mode: String, Sendable {
    case compare, record

    fileprivate var command: String { self == .compare ? "verify" : "record" }
  }

  /// The options of the page that are axes of a matrix of snapshots.
  private static let axes = ["scheme", "device", "type-size", "locale", "mode", "state"]

  private let project: PreviewProject

  init(_ project: PreviewProject) { self.project = project }

  /// - Throws: `DrawingProcess.Failure`.
  func run(_ mode: Mode, _ address: PictureAddress) async throws -> JSONValue {
    if address["preview"] != nil {
      throw DrawingProcess.Failure(message: "references belong to widgets; choose the widget of the preview")
    }
    guard let tool = await project.tool else { throw DrawingProcess.Failure(message: "nothing is built yet") }
    let folder = project.setup.source.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let references = folder.appending(path: "Snapshots")
    if mode == .compare && !FileManager.default.fileExists(atPath: references.path) {
      return .object(JSONObject([("state", .string("missing")), ("file", .string(references.path))]))
    }
    let report = project.setup.pictures.appending(path: "report")
    var arguments = ["snapshot", mode.command]
    if let kind = address["kind"] { arguments.append(kind) }
    let cells = ["family"] + Self.axes
    let matrix = cells.compactMap { name in
      (address[name] ?? (name == "scheme" ? "light" : nil)).map { "\(name)=\($0)" }
    }
    arguments += matrix.flatMap { ["--matrix", $0] }
    arguments += ["--references", references.path, "--report", report.path, "--json"]
    for (name, value) in address.settings { arguments += ["--set", "\(name)=\(value)"] }
    if mode == .record { arguments += ["--mode", "all"] }
    let output = try await Self.output(of: tool, arguments, in: folder)
    return try answer(output, mode, report: report)
  }

  /// The command's verdict, with the pictures of its report.
  private func answer(_ output: Data, _ mode: Mode, report: URL) throws -> JSONValue {
    guard let document = try? JSONDocument(Array(output)), case .object(let run) = JSONValue(document.root),
      case .array(let snapshots) = run["snapshots"], case .object(let snapshot) = snapshots.first,
      case .string(let state) = snapshot["state"]
    else { throw DrawingProcess.Failure(message: "the references cannot be compared; the log says why") }
    let states = ["differs": "different"]
    let entries = report.appending(path: "entries")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: entries.path)) ?? []
    let entry = names.first.map { entries.appending(path: $0) }
    func picture(_ name: String) -> JSONValue {
      guard let file = entry?.appending(path: "\(name).png"), let data = try? Data(contentsOf: file) else {
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
        ("at", run["at"] ?? .null), ("pixels", snapshot["differingPixels"] ?? .null),
      ]))
  }

  private static func output(of tool: URL, _ arguments: [String], in folder: URL) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        do {
          let pipe = try PipeChannel(for: tool.path)
          let process = try ChildProcess(
            tool.path, arguments, environment: ProcessInfo.processInfo.environment, directory: folder.path,
            streams: .init(output: pipe.writing, errors: STDERR_FILENO))
          close(pipe.writing)
          var data = Data()
          pipe.readToEnd { data.append(contentsOf: $0) }
          _ = process.wait()
          continuation.resume(returning: data)
        } catch {
          continuation.resume(throwing: DrawingProcess.Failure(message: "\(error)"))
        }
      }
    }
  }
}
