package import ArgumentParser
import ImagePipeline
import Foundation
import Graphics
import ImageCodecs
import ToolOptions
import ToolReports

/// `image compress`: small pictures of large ones.
package struct ImageCompressCommand: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compress",
      abstract: "Makes small upright JPEGs of pictures, for instance of a folder of covers.",
      discussion: """
        A picture is never enlarged; its colours become sRGB, transparency white, metadata goes, and of an animation \
        the first frame stays. The file does not grow: the quality is lowered for it, and a JPEG that is small already \
        keeps its pixels. In a folder, what is smaller as a PNG becomes one. Folders are made with all that is below \
        them but hidden files; what is no picture is left out with a note. What is made has half as many megapixels as \
        may be held, 28.
        Examples:
          \(ToolName.invoked) image compress cover.png cover.jpg --width 600
          \(ToolName.invoked) image compress covers small --height 900 --max-bytes 60000
        """)
  }

  @Argument(help: ArgumentHelp("A file, or a folder with files.", valueName: "in"))
  var input: String

  @Argument(
    help: ArgumentHelp("The file to write, or - for standard output; of a folder, a folder.", valueName: "out"))
  var output: String

  @Option(parsing: .unconditional, help: "The most pixels from side to side; the original's unless given.")
  var width: Int?

  @Option(parsing: .unconditional, help: "The most pixels from top to bottom; the original's unless given.")
  var height: Int?

  @Option(parsing: .unconditional, help: "0 (smallest) to 1 (best); 0.8 unless given.")
  var quality: Double?

  @Option(parsing: .unconditional, help: "The best quality with which a file has no more bytes.")
  var maxBytes: Int?

  /// How many samples of colour stay.
  enum Chroma: String, CaseIterable, Sendable { case auto, halved, full }

  @Option(
    help: "Samples of colour: halved, full, or auto, which looks at the picture.",
    transform: Choice<Chroma>(of: "chroma").value)
  var chroma = Chroma.auto

  @Flag(help: "Keep a JPEG's Exif, XMP, IPTC and comments.")
  var keepMetadata = false

  @Option(help: "Pictures made at once; one a processor unless given.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var limits: LimitOptions

  @Flag(help: "Print what was made as JSON.")
  var json = false

  @Flag(help: "Exit with 2 if a decoder passed over something.")
  var strict = false

  package init() {}

  package func validate() throws {
    if input.isEmpty || output.isEmpty { throw ValidationError("A path is empty: name a file or a folder.") }
    for (name, side) in [("width", width), ("height", height)] {
      guard let side, side < 1 || side > 65_500 else { continue }
      throw ValidationError("--\(name) is a number of pixels from 1 to 65500, not \(side).")
    }
    if let quality, !(quality >= 0 && quality <= 1) {
      throw ValidationError("--quality is a number from 0 to 1, not \(quality).")
    }
    if quality != nil && maxBytes != nil {
      throw ValidationError("Either the quality is given, or the bytes decide about it.")
    }
    if let maxBytes, maxBytes < 1 { throw ValidationError("--max-bytes is a number of bytes, such as 60000.") }
    if jobs < 1 { throw ValidationError("At least one picture is made at a time: --jobs 1.") }
    try checkEnding()
    if output == "-" && json { throw ValidationError("The picture and the text would both go to standard output.") }
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
      if plan.isFolder { Console.error(CompressionReport.summary(of: made, in: ContinuousClock.now - start)) }
      try ToolError.reportAll(plan.failures + results.compactMap(\.failure))
      if strict && results.contains(where: { !$0.diagnostics.isEmpty }) { throw ExitCode.findings }
    }
  }

  /// A file is a JPEG, whatever its name says; a name that says something else would lie.
  private func checkEnding() throws {
    guard output != "-", !output.hasSuffix("/"), ImageFiles.isFolder(input) != true,
      ImageFiles.isFolder(output) != true
    else { return }
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    guard ["png", "webp", "gif", "avif", "heic", "heif", "tif", "tiff", "bmp", "svg", "pdf", "jxl"].contains(ending)
    else { return }
    let name = (output as NSString).deletingPathExtension + ".jpg"
    throw ValidationError(
      "A single file is written as JPEG, and '\(output.printable)' is named otherwise. Name it '\(name.printable)'.")
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

  /// The results are in the order of the entries, whatever was ready first.
  private func compress(_ entries: [CompressionPlan.Entry]) async -> [CompressionResult] {
    let (target, limits) = (target, limits.limits)
    var results = [CompressionResult?](repeating: nil, count: entries.count)
    var progress = ProgressBar(total: entries.count)
    await withTaskGroup(of: (Int, CompressionResult).self) { group in
      var next = 0
      func begin() {
        guard next < entries.count else { return }
        group.addTask { [next] in (next, entries[next].compressed(to: target, limits: limits)) }
        next += 1
      }
      for _ in 0..<min(jobs, entries.count) { begin() }
      for await (index, result) in group {
        results[index] = result
        progress.advance()
        begin()
      }
    }
    progress.finish()
    return results.compactMap { $0 }
  }
}
