import ArgumentParser
import ComicLibrary

/// The options of commands that store covers.
struct CoverOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "The quality of the cover that is stored, 0 (smallest) to 1 (best). (default: 0.85)")
  var quality: Double?

  @Option(
    parsing: .unconditional,
    help: "The most bytes of the cover that is stored; it gets the best quality with which it has no more.")
  var maxBytes: Int?

  func validate() throws {
    if let quality, !(0...1).contains(quality) {
      throw ValidationError("--quality must be a number from 0 to 1, not \(quality).")
    }
    if let maxBytes, maxBytes < 1 { throw ValidationError("--max-bytes must be at least 1, not \(maxBytes).") }
    if quality != nil && maxBytes != nil {
      throw ValidationError("--quality and --max-bytes exclude each other: the bytes decide about the quality.")
    }
  }

  var target: CoverTarget { CoverTarget(quality: quality, byteLimit: maxBytes) }
}

/// How covers are stored.
struct CoverTarget {
  var quality: Double?
  var byteLimit: Int?

  /// The tool's manager with such covers.
  func manager(
    of container: GroupContainer, onChange: @escaping @Sendable (CurrentChapterChange) -> Void
  ) -> CoverImageManager {
    CoverImageManager(
      container: container, coverQuality: quality ?? 0.85, coverByteLimit: byteLimit, onChange: onChange)
  }
}
