package import ArgumentParser
import Foundation
import Graphics
import ImageCodecs
import ImageCompression
import ToolOptions
import ToolReports

package struct ImageCompressCommand: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compress",
      abstract: "Compress images to small upright JPEGs.",
      discussion: """
        Images are never enlarged. Colours are converted to sRGB, transparency becomes white, metadata is removed, \
        and an animation is reduced to its first frame. Files never grow: the quality is lowered if needed, and a \
        JPEG that is already small keeps its pixels. In a folder, images that are smaller as PNG become PNG. Folders \
        are processed recursively, without hidden files; files that are not images are skipped with a note. An \
        output has at most half as many megapixels as the limit held-megapixels: 28.
        Examples:
          \(ToolName.invoked) image compress cover.png cover.jpg --width 600
          \(ToolName.invoked) image compress covers small --height 900 --max-bytes 60000
        """)
  }

  @Argument(help: ArgumentHelp("A file, or a folder of files.", valueName: "in"))
  var input: String

  @Argument(
    help: ArgumentHelp("The output file, or - for standard output; a folder if the input is one.", valueName: "out"))
  var output: String

  @Option(parsing: .unconditional, help: "The maximum width in pixels (default: the original's).")
  var width: Int?

  @Option(parsing: .unconditional, help: "The maximum height in pixels (default: the original's).")
  var height: Int?

  @Option(parsing: .unconditional, help: "The quality, from 0 (smallest) to 1 (best) (default: 0.8).")
  var quality: Double?

  @Option(parsing: .unconditional, help: "The maximum size of a file in bytes; the best quality that fits is used.")
  var maxBytes: Int?

  enum Chroma: String, CaseIterable, Sendable { case auto, halved, full }

  @Option(
    help: "The chroma resolution: halved, full, or auto, which depends on the image (default: auto).",
    transform: Choice<Chroma>(of: "chroma").value)
  var chroma = Chroma.auto

  @Flag(help: "Keep the Exif, XMP, IPTC data and comments of a JPEG.")
  var keepMetadata = false

  @Option(help: "The number of images to compress at once; one per processor by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var limits: LimitArguments

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Exit with code 2 if a decoder reported a warning.")
  var strict = false

  package init() {}

  package func validate() throws {
    if input.isEmpty || output.isEmpty { throw ValidationError("The paths must not be empty.") }
    for (name, side) in [("width", width), ("height", height)] {
      guard let side, side < 1 || side > 65_500 else { continue }
      throw ValidationError("--\(name) must be from 1 to 65500 pixels, not \(side).")
    }
    if let quality, !(quality >= 0 && quality <= 1) {
      throw ValidationError("--quality must be a number from 0 to 1, not \(quality).")
    }
    if quality != nil && maxBytes != nil {
      throw ValidationError("--quality and --max-bytes cannot be used together.")
    }
    if let maxBytes, maxBytes < 1 { throw ValidationError("--max-bytes must be at least 1.") }
    if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    try checkEnding()
    if output == "-" && json { throw ValidationError("The image and the text cannot both go to standard output.") }
  }

  package func run() async throws {
    try await ToolError.reporting {
      let start = ContinuousClock.now
      let plan = try CompressionPlan(from: input, to: output)
      let results = await compress(plan.entries)
      let made = results.compactMap(\.report)
      if json {
        try Console.write(try results.map(\.entry).jsonText())
      } else if output != "-" {
        for report in made { try Console.print(report.output.printable) }
      }
      for result in results { Console.report(result.diagnostics, of: result.input.printable) }
      for note in results.compactMap(\.note) { Console.error("note: \(note)") }
      if plan.isFolder { Console.inform(CompressionReport.summary(of: made, in: ContinuousClock.now - start)) }
      try ToolError.reportAll(plan.failures + results.compactMap(\.failure))
      if strict && results.contains(where: { !$0.diagnostics.isEmpty }) { throw ExitCode.findings }
    }
  }

  /// A single file is always a JPEG; another extension would be misleading.
  private func checkEnding() throws {
    guard output != "-", !output.hasSuffix("/"), ImageFiles.isFolder(input) != true,
      ImageFiles.isFolder(output) != true
    else { return }
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    guard ["png", "webp", "gif", "avif", "heic", "heif", "tif", "tiff", "bmp", "svg", "pdf", "jxl"].contains(ending)
    else { return }
    let name = (output as NSString).deletingPathExtension + ".jpg"
    throw ValidationError(
      "A single file is written as JPEG. Use '\(name.printable)' instead of '\(output.printable)'.")
  }

  private var target: CoverCompression {
    let side = 65_500
    var target = CoverCompression(maximumPixelSize: PixelSize(width: width ?? side, height: height ?? side))
    target.goal = maxBytes.map { .byteCount($0) } ?? .quality(quality ?? 0.8)
    target.subsampling =
      switch chroma {
      case .auto: nil
      case .halved: .halved
      case .full: .full
      }
    target.keepsMetadata = keepMetadata
    return target
  }

  /// Returns the results in the order of the entries.
  private func compress(_ entries: [CompressionPlan.Entry]) async -> [CompressionResult] {
    let (target, limits) = (target, limits.options.limits)
    return await entries.concurrentMapShowingProgress(jobs: jobs) { $0.compressed(to: target, limits: limits) }
  }
}
