import ImageCodecs

/// Small limits, so that a fuzzer makes many attempts.
enum FuzzLimits {
  static let small = DecodingLimits(
    maximumInputBytes: 1 << 20, maximumSide: 4_096, maximumArea: 1 << 18, maximumScans: 20,
    maximumScannedArea: 1 << 20, maximumWorkingBytes: 8 << 20, maximumChunkBytes: 1 << 18)
}
