import Foundation

/// The folders in which a program looks for its libraries (`DT_RUNPATH`).
enum LibraryFolders {
  /// The absolute paths that are stored in the program; empty if it is not one for a 64-bit little-endian processor.
  static func named(by path: String) -> [String] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return [] }
    return data.withUnsafeBytes { named(in: $0) }.filter { $0.hasPrefix("/") }
  }

  static func named(in file: UnsafeRawBufferPointer) -> [String] {
    func number<Number: FixedWidthInteger>(_ type: Number.Type, _ offset: Int) -> Int? {
      guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else { return nil }
      return Int(exactly: Number(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: type)))
    }
    // ELF, 64 bits, little-endian.
    guard file.count >= 64, file.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = number(UInt64.self, 32), let size = number(UInt16.self, 54), let count = number(UInt16.self, 56),
      size >= 56, table < file.count
    else { return [] }
    let segments = (0..<count).compactMap { index -> Segment? in
      let start = table + index * size
      guard let type = number(UInt32.self, start), let offset = number(UInt64.self, start + 8),
        let address = number(UInt64.self, start + 16), let bytes = number(UInt64.self, start + 32)
      else { return nil }
      return Segment(type: type, offset: offset, address: address, bytes: bytes)
    }
    guard let dynamic = segments.first(where: { $0.type == dynamicSegment }) else { return [] }
    var (paths, text): ([Int], Int?) = ([], nil)
    for index in 0..<min(dynamic.bytes / 16, entryLimit) {
      let start = dynamic.offset &+ index * 16
      guard let tag = number(UInt64.self, start), let value = number(UInt64.self, start &+ 8), tag != 0 else { break }
      if pathTags.contains(tag) { paths.append(value) }
      if tag == textTag {
        let segment = segments.first {
          $0.type == loadedSegment && value >= $0.address && value - $0.address < $0.bytes
        }
        text = segment.map { value - $0.address &+ $0.offset }
      }
    }
    guard let text, text >= 0, text < file.count else { return [] }
    return paths.filter { $0 < file.count - text }.flatMap { offset in
      String(decoding: file[(text + offset)...].prefix(pathLimit).prefix { $0 != 0 }, as: UTF8.self)
        .split(separator: ":").map(String.init)
    }
  }

  private struct Segment {
    let type: Int
    let offset: Int
    let address: Int
    let bytes: Int
  }

  private static let loadedSegment = 1
  private static let dynamicSegment = 2
  private static let textTag = 5
  /// `DT_RPATH` and `DT_RUNPATH`.
  private static let pathTags = [15, 29]
  private static let entryLimit = 1000
  private static let pathLimit = 4096
}
