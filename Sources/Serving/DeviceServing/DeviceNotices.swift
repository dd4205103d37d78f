import DrawingSessions
package import Foundation
package import Graphics
import JSONText
import Synchronization

/// Pictures with a few words, drawn by a process of the tool.
package actor DeviceNotices {
  package struct Notice: Hashable, Sendable {
    package let title: String
    package var code = ""
    package var message = ""

    package init(title: String, code: String = "", message: String = "") {
      (self.title, self.code, self.message) = (title, code, message)
    }
  }

  private struct Key: Hashable {
    let notice: Notice
    let model: String
    let format: String
  }

  private static let cacheLimit = 64

  private let tool: URL
  private var process: DrawingProcess?
  private var known: [Key: Data] = [:]

  package init(_ tool: URL) { self.tool = tool }

  /// The file of a notice for a model.
  ///
  /// - Throws: The error of the process.
  package func picture(_ notice: Notice, for model: PanelModel, format: String) async throws -> Data {
    let key = Key(notice: notice, model: model.name, format: format)
    if let data = known[key] { return data }
    let panel = model.panel
    var request = JSONObject([
      ("do", .string("notice")), ("title", .string(notice.title)), ("code", .string(notice.code)),
      ("message", .string(notice.message)), ("palette", .string(panel.palette.name)), ("format", .string(format)),
      ("canvas", .string("\(model.size.width)x\(model.size.height)")),
      ("scale", .string(model.size.width >= 1200 ? "3" : model.size.width >= 600 ? "2" : "1")),
    ])
    if panel.rotation != .none { request["rotation"] = .string("\(panel.rotation.rawValue)") }
    let answer = try await session().ask(request)
    guard case .object(let object) = answer, case .string(let text) = object["data"],
      let data = Data(base64Encoded: text)
    else { throw DrawingProcess.Failure(message: "the tool is older than this server") }
    if known.count >= Self.cacheLimit { known = [:] }
    known[key] = data
    return data
  }

  private func session() throws -> DrawingProcess {
    if let process, !process.hasEnded { return process }
    let next = try DrawingProcess(
      tool, pictures: FileManager.default.temporaryDirectory, directory: nil,
      onLine: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) }, onEnd: { _ in })
    process = next
    return next
  }
}
