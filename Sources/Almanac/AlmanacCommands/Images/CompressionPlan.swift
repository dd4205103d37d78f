import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import ImageCompression
import ImagePipeline
import ToolOptions
import ToolReports

/// The input and output of each file to compress.
struct CompressionPlan {
  struct Entry: Sendable {
    let source: ImageFiles.Entry
    /// `-` for standard output. In a folder, a path without extension.
    let target: String
    let isInFolder: Bool
  }

  let isFolder: Bool
  private(set) var entries: [Entry] = []
  /// Unreadable folders, and names that are not UTF-8.
  let failures: [ToolError]

  /// Plans the compression of a file or a folder.
  ///
  /// In a folder, each output gets the extension of its format. If two outputs would have the same name, the second
  /// keeps its old extension before the new one.
  ///
  /// - Throws: A failure with exit code 66 if the input does not exist; 73 if a folder would replace a file, or a
  ///   file a folder.
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
      throw ToolError(
        "\(output.printable): is not a directory; the images of a folder need an output folder", exitCode: .cannotCreate
      )
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
  fileprivate var stem: String { (self as NSString).deletingPathExtension }
}

extension CompressionPlan.Entry {
  func compressed(to target: CoverCompression, limits: DecodingLimits) -> CompressionResult {
    var target = target
    // The user named a single file as a JPEG.
    target.isAlwaysJPEG = !isInFolder
    let log = DiagnosticLog()
    let outcome = log.collecting { () -> CompressionResult.Outcome in
      do throws(ImageError) {
        let data = try ImagePipeline.ImageFile.contents(ofFile: source.path, limit: limits.maximumInputBytes)
        return written(try CoverCompressor.compress(data, to: target, limits: limits), of: data.count)
      } catch {
        if source.isLeftOut(for: error) { return .noImage("\(error)") }
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
