import ArgumentParser
import ComicLibrary

struct CoverOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "The quality of the stored cover, from 0 (smallest) to 1 (best) (default: 0.85).")
  var quality: Double?

  @Option(
    parsing: .unconditional,
    help: "The maximum size of the stored cover in bytes; the best quality that fits is used.")
  var maxBytes: Int?

  func validate() throws {
    if let quality, !(0...1).contains(quality) {
      throw ValidationError("--quality must be a number from 0 to 1, not \(quality).")
    }
    if let maxBytes, maxBytes < 1 { throw ValidationError("--max-bytes must be at least 1, not \(maxBytes).") }
    if quality != nil && maxBytes != nil {
      throw ValidationError("--quality and --max-bytes cannot be used together.")
    }
  }

  var target: CoverTarget { CoverTarget(quality: quality, byteLimit: maxBytes) }
}

struct CoverTarget {
  var quality: Double?
  var byteLimit: Int?

  /// The manager of comics with these cover options.
  func manager(
    of container: GroupContainer, onChange: @escaping @Sendable (CurrentChapterChange) -> Void
  ) -> CoverImageManager {
    CoverImageManager(
      container: container, coverQuality: quality ?? 0.85, coverByteLimit: byteLimit, onChange: onChange)
  }
}
