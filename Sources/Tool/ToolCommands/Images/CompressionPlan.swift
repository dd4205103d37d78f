import ImagePipeline
import Diagnostics
import Foundation
import Graphics
import ImageCodecs

/// Which file is made of which.
struct CompressionPlan {
  struct Entry: Sendable {
    let source: ImageFiles.Entry
    /// `-` for standard output; in a folder, without the ending that tells the format.
    let target: String
    let isInFolder: Bool
  }

  let isFolder: Bool
  private(set) var entries: [Entry] = []
  /// Folders that cannot be read, and names that are no text.
  let failures: [ToolError]

  /// The pictures of a folder get the endings of what they become; of two that would become one, the second keeps its own
  /// ending before it.
  /// - Throws: A failure with exit code 66 for an input that is not there; 73 where a folder would take the place of a
  ///   file, or a file that of a folder.
  init(from input: String, to output: String) throws(ToolError) {
    let files = try ImageFiles(at: input, without: output == "-" ? nil : output)
    isFolder = ImageFiles.isFolder(input) == true
    failures = files.failures
    let outputIsFolder = ImageFiles.isFolder(output)
    if !isFolder, let source = files.entries.first {
      let isInFolder = outputIsFolder == true || output.hasSuffix("/")
      let target = isInFolder ? Self.joined(output, source.name.stem) : output
      entries = [Entry(source: source, target: target, isInFolder: isInFolder)]
      return
    }
    guard output != "-", outputIsFolder ?? true else {
      throw ToolError("\(output.printable): the pictures of a folder need a folder", exitCode: .cannotCreate)
    }
    var taken: Set<String> = []
    for source in files.entries {
      let name = taken.insert(source.name.stem).inserted ? source.name.stem : source.name
      entries.append(Entry(source: source, target: Self.joined(output, name), isInFolder: true))
    }
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

extension String {
  /// The path without the ending of its file.
  fileprivate var stem: String { (self as NSString).deletingPathExtension }
}

extension CompressionPlan.Entry {
  /// Makes the file.
  func compressed(to target: CoverCompression, limits: DecodingLimits) -> CompressionResult {
    var target = target
    // Whoever names the file says that it is a JPEG.
    target.isAlwaysJPEG = !isInFolder
    let log = DiagnosticLog()
    let outcome = log.collecting { () -> CompressionResult.Outcome in
      do throws(ImageError) {
        let data = try ImagePipeline.ImageFile.contents(ofFile: source.path, limit: limits.maximumInputBytes)
        return written(try CoverCompressor.compress(data, to: target, limits: limits), of: data.count)
      } catch {
        if source.isLeftOut(for: error) { return .noPicture("\(error)") }
        return .failed(ToolError(error, at: source.path))
      }
    }
    return CompressionResult(input: source.path, outcome: outcome, diagnostics: log.diagnostics.map(\.withRemedy))
  }

  private func written(_ cover: CompressedCover, of byteCount: Int) -> CompressionResult.Outcome {
    let path = isInFolder ? "\(target).\(cover.format.fileEnding)" : target
    do throws(ToolError) {
      if path == "-" {
        try Console.write(cover.data)
      } else {
        try OutputFile.write(cover.data, to: path, makesFolders: isInFolder)
      }
    } catch {
      return .failed(error)
    }
    return .made(
      CompressionReport(
        input: source.path, output: path, format: cover.format.name, width: cover.pixelSize.width,
        height: cover.pixelSize.height, bytesBefore: byteCount, bytesAfter: cover.data.count, quality: cover.quality))
  }
}
