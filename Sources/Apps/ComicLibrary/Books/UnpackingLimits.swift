/// How much an entry of an archive may unpack to.
struct UnpackingLimits: Hashable {
  /// The most bytes.
  var bytes: Int
  /// The most bytes for each packed one, where there are more than ``spared``. Formats of pictures are packed themselves.
  var ratio = 100

  /// So many bytes are never too many for their packed size: an empty page is small enough.
  private static let spared: UInt64 = 1 << 20

  /// A picture's: 64 MiB, as much as is read of a picture's file.
  static let standard = UnpackingLimits(bytes: 64 << 20)

  /// The ratio, where the entry breaks it. libzip takes no more packed bytes than the directory says, and what is unpacked
  /// is compared with what it claims, so that the claims are the truth or the entry is of no use.
  func excess(of entry: ComicEntry) -> Int? {
    guard entry.size > Self.spared, entry.size / UInt64(ratio) > entry.packedSize else { return nil }
    return ratio
  }
}
