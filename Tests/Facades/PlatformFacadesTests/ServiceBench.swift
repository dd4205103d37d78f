import Ambient
import Diagnostics
import Foundation
import FoundationAdditions
import Graphics
import UIKitValues

/// Files that stand for services, removed at the end of a test.
final class ServiceBench: Sendable {
  let log = DiagnosticLog()
  private let home = FileManager.default.temporaryDirectory.appending(path: "almanac-services-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: home) }

  func put(_ text: String, at name: String) throws { try put(Data(text.utf8), at: name) }

  func put(_ data: Data, at name: String) throws {
    let folder = home.appending(path: "services")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appending(path: name))
  }

  /// Runs `work` with the files, and collects what it reports.
  func run<Value>(_ work: () async throws -> Value) async throws -> Value {
    var values = AmbientValues.current
    values.groupContainers = home.appending(path: "groups")
    // Pictures of the requested size, without their content.
    values.offscreenPainter = OffscreenPainter { list in
      Bitmap(pixelSize: list.scale.pixels(list.size), isOpaque: false) { _ in }
    }
    return try await values.bind { try await log.collecting { try await work() } }
  }
}
