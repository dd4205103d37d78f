/// How much an entry of an archive may unpack to.
struct UnpackingLimits: Hashable {
  var bytes: Int
  /// The maximum ratio of unpacked to packed bytes, for entries larger than ``ratioExemption``. Image formats are compressed
  /// themselves.
  var ratio = 100

  /// Entries of up to this size in bytes may have any ratio: an empty page compresses well.
  private static let ratioExemption: UInt64 = 1 << 20

  /// For an image: 64 MiB, the limit of image files.
  static let standard = UnpackingLimits(bytes: 64 << 20)

  /// The ratio, if the entry exceeds it. The declared sizes can be used: libzip reads no more packed bytes than
  /// declared, and the number of unpacked bytes is checked later.
  func excess(of entry: ComicEntry) -> Int? {
    guard entry.size > Self.ratioExemption, entry.size / UInt64(ratio) > entry.packedSize else { return nil }
    return ratio
  }
}
