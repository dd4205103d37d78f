package import Diagnostics
import Graphics
import ImageCodecs
package import ImagePipeline

/// A limit on image files that `--limit` sets.
enum SettableLimit: String, CaseIterable, Sendable, CustomStringConvertible {
  case megapixels
  case side
  case scans
  case warnings
  case chunk = "chunk-mib"
  case input = "input-mib"
  case held = "held-megapixels"

  var description: String { rawValue }

  var standard: Int {
    let limits = DecodingLimits.standard
    return switch self {
    case .megapixels: limits.maximumArea / Self.million
    case .side: limits.maximumSide
    case .scans: limits.maximumScans
    case .warnings: limits.maximumWarnings
    case .chunk: limits.maximumChunkBytes / Self.mebi
    case .input: limits.maximumInputBytes / Self.mebi
    case .held: limits.budget.pixels / Self.million
    }
  }

  /// The largest allowed value. Beyond it, formats, libraries or memory fail.
  var most: Int {
    switch self {
    case .megapixels: 2_000
    case .side: 1_000_000
    case .scans: 10_000
    case .warnings: 1_000_000
    case .chunk, .input: 2_047
    case .held: 100_000
    }
  }

  /// All limits with their defaults.
  static var list: String { allCases.map { "\($0)=\($0.standard)" }.joined(separator: ", ") }

  /// Limits with these numbers. Limits that depend on them are raised too.
  static func limits(_ numbers: [SettableLimit: Int]) -> DecodingLimits {
    let standard = DecodingLimits.standard
    func number(_ limit: SettableLimit) -> Int { numbers[limit] ?? limit.standard }
    func grown(_ value: Int, by limits: SettableLimit...) -> Int {
      let growth = limits.reduce(1.0) { $0 * Double(number($1)) / Double($1.standard) }
      return Int(Double(value) * max(growth, 1))
    }
    var limits = DecodingLimits(
      maximumInputBytes: number(.input) * mebi, maximumSide: number(.side),
      maximumArea: number(.megapixels) * million, maximumScans: number(.scans),
      maximumScannedArea: grown(standard.maximumScannedArea, by: .scans, .megapixels),
      maximumUnpackedBytes: grown(standard.maximumUnpackedBytes, by: .megapixels),
      maximumWarnings: number(.warnings), maximumChunkBytes: number(.chunk) * mebi)
    if let held = numbers[.held] {
      limits.budget = PixelBudget(pixels: held * million)
      // What is held counts against the budget, four bytes per pixel; libjpeg needs a little more.
      if held > SettableLimit.held.standard { limits.maximumWorkingBytes = held * million * 4 + 16 * mebi }
    }
    return limits
  }

  private static let million = 1_000_000
  private static let mebi = 1 << 20
}

extension ImageError {
  /// The setting of `--limit` that would allow the file, such as `megapixels=81`; nil if none would.
  package var remedy: String? {
    switch self {
    case .fileTooLarge(let bytes, _): Self.setting(.input, bytes, by: 1 << 20)
    case .overBudget(let pixels, _): Self.setting(.held, pixels, by: 1_000_000)
    case .overWorkingMemory(let bytes, _):
      Self.setting(.held, max(bytes / 4, (SettableLimit.held.standard + 1) * 1_000_000), by: 1_000_000)
    case .codecFailure(let failure): Self.remedy(for: failure.error)
    default: nil
    }
  }

  private static func remedy(for error: any CodecError) -> String? {
    // libjpeg reads no longer side, whatever the limit.
    if case JPEGError.tooLarge(let size, .side)? = error as? JPEGError,
      max(size.width, size.height) > SettableLimit.side.standard
    {
      return nil
    }
    if let (size, limit) = error.excess { return remedy(for: size, beyond: limit) }
    return error.countLimit.map(SettableLimit.remedy)
  }

  private static func remedy(for size: PixelSize, beyond limit: SizeLimit) -> String? {
    switch limit {
    case .side: setting(.side, max(size.width, size.height), by: 1)
    case .area: setting(.megapixels, size.area, by: 1_000_000)
    // A limit in bytes, with at most eight bytes per pixel. It grows with the megapixels.
    case .unpackedBytes:
      setting(
        .megapixels, (size.area * 9 + size.height) * SettableLimit.megapixels.standard,
        by: DecodingLimits.standard.maximumUnpackedBytes)
    }
  }

  /// The smallest value that is at least `needed`, if it is allowed.
  private static func setting(_ limit: SettableLimit, _ needed: Int, by unit: Int) -> String? {
    let number = (needed - 1) / unit + 1
    return number <= limit.most ? "\(limit)=\(number)" : nil
  }
}

extension Diagnostic {
  /// The diagnostic, with the setting of `--limit` that would avoid it, if there is one.
  package var withRemedy: Diagnostic {
    guard let remedy = countLimit.map(SettableLimit.remedy) else { return self }
    var copy = self
    copy.message += "; raise the limit with --limit \(remedy)"
    return copy
  }
}

extension SettableLimit {
  /// The setting for a limit that was exceeded before the needed amount is known.
  fileprivate static func remedy(for limit: CountLimit) -> String {
    switch limit {
    case .scans: "\(scans)=NUMBER"
    case .warnings: "\(warnings)=NUMBER"
    case .chunkBytes: "\(chunk)=NUMBER"
    }
  }
}
