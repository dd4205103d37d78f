import Artwork
import Foundation
import Graphics
import ImageCodecs

/// Which file is made of which.
struct CompressionPlan {
  struct Entry: Sendable {
    let source: PictureFiles.Entry
    /// `-` for standard output; in a folder, without the ending that tells the format.
    let target: String
    let isInFolder: Bool
  }

  let isFolder: Bool
  private(set) var entries: [Entry] = []

  /// - Throws: A failure with exit code 66 for an input that is not there; 73 where a folder would take the place of a
  ///   file, or a file that of a folder; 65 where two pictures would become one.
  init(from input: String, to output: String) throws(ToolFailure) {
    let sources = try PictureFiles.entries(at: input)
    isFolder = !(sources.count == 1 && sources[0].isNamed)
    let isOutputFolder = Self.isFolder(output) ?? false
    if !isFolder {
      let target = isOutputFolder || output.hasSuffix("/") ? Self.joined(output, sources[0].name.stem) : output
      entries = [Entry(source: sources[0], target: target, isInFolder: target != output)]
      return
    }
    guard output != "-", Self.isFolder(output) ?? true else {
      throw ToolFailure("\(output): the pictures of a folder need a folder", exitCode: .cannotCreate)
    }
    var taken: [String: String] = [:]
    for source in sources {
      let name = source.name.stem
      if let other = taken.updateValue(source.name, forKey: name) {
        throw ToolFailure(
          "\(input): \(other) and \(source.name) would become one file; rename one of them", exitCode: .badData)
      }
      entries.append(Entry(source: source, target: Self.joined(output, name), isInFolder: true))
    }
  }

  /// Nil for what is not there.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

extension String {
  /// The path without the ending of its file.
  fileprivate var stem: String { (self as NSString).deletingPathExtension }
}

/// What became of a file.
struct CompressionResult: Sendable {
  let entry: CompressionPlan.Entry
  let report: Result<CompressionReport, PictureError>
  let diagnostics: [Diagnostic]

  /// Whether it is something else in a folder of pictures: nobody asked for it by name.
  var isNoPicture: Bool {
    guard !entry.source.isNamed, case .failure(let error) = report else { return false }
    if case .notAPicture = error { return true }
    return error == .empty
  }

  var failure: ToolFailure? {
    guard case .failure(let error) = report, !isNoPicture else { return nil }
    return ToolFailure("\(entry.source.path): \(error)", exitCode: .badData)
  }
}

/// What `image compress --json` says of a picture.
struct CompressionReport: Codable, Sendable {
  let input: String
  let output: String
  /// `jpeg`, or the format of an original that was kept.
  let format: String
  let width: Int
  let height: Int
  let bytesBefore: Int
  let bytesAfter: Int
  /// Nil where the original's own pixels were kept.
  let quality: Double?

  /// `100 pictures: 83.2 MB became 5.1 MB (6 %) in 3.4 s`.
  static func summary(of reports: [CompressionReport], in time: Duration) -> String {
    let before = reports.reduce(0) { $0 + $1.bytesBefore }
    let after = reports.reduce(0) { $0 + $1.bytesAfter }
    let percent = before > 0 ? Int((Double(after) / Double(before) * 100).rounded()) : 100
    let seconds = decimal(time / .seconds(1))
    let count = reports.count == 1 ? "1 picture" : "\(reports.count) pictures"
    return "\(count): \(decimal(Double(before) / 1e6)) MB became \(decimal(Double(after) / 1e6)) MB (\(percent) %) "
      + "in \(seconds) s"
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.1f", value) }
}

extension CompressionPlan.Entry {
  /// Makes the file.
  ///
  /// - Throws: Where it cannot be written.
  func compressed(to target: CoverCompression) throws -> CompressionResult {
    let log = DiagnosticLog()
    let (data, cover) = DiagnosticLog.$current.withValue(log) { () -> (Int, Result<CompressedCover, PictureError>) in
      do throws(PictureError) {
        let data = try Artwork.PictureFile.contents(ofFile: source.path)
        return (data.count, .success(try CoverCompressor.compress(data, to: target)))
      } catch {
        return (0, .failure(error))
      }
    }
    let report: Result<CompressionReport, PictureError>
    switch cover {
    case .failure(let error): report = .failure(error)
    case .success(let cover):
      let path = isInFolder ? "\(self.target).\(cover.format.fileEnding)" : self.target
      if path == "-" { try Console.write(cover.data) } else { try PictureFile.write(cover.data, to: path) }
      report = .success(
        CompressionReport(
          input: source.path, output: path, format: cover.format.rawValue, width: cover.pixelSize.width,
          height: cover.pixelSize.height, bytesBefore: data, bytesAfter: cover.data.count, quality: cover.quality))
    }
    return CompressionResult(entry: self, report: report, diagnostics: log.diagnostics)
  }
}
