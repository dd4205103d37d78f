import Foundation

/// Writes valid and invalid zip archives: every number in an entry or the directory can be replaced.
struct ZipWriter {
  struct Entry {
    var name: [UInt8]
    /// The packed bytes.
    var data: Data
    var method: UInt16 = 0
    /// A wrong size in the directory.
    var size: UInt64?
    var packedSize: UInt64?
    var checksum: UInt32?
    var flags: UInt16 = 0
    /// The operating system in the upper byte; 3 is Unix.
    var madeBy: UInt16 = 3 << 8 | 20
    var mode: UInt16 = 0o100644
    /// Whether sizes and offset use the zip64 extension.
    var isZip64 = false
    /// A wrong offset of the local header.
    var offset: UInt64?

    init(_ name: String, _ data: Data) { (self.name, self.data) = (Array(name.utf8), data) }

    init(bytes name: [UInt8], _ data: Data) { (self.name, self.data) = (name, data) }

    /// Zeros, compressed by deflate to 1/158 of their size.
    static func zeros(_ name: String, count: Int, claiming size: UInt64? = nil) -> Entry {
      var entry = Entry(name, DeflatedZeros.data(count: count))
      (entry.method, entry.size, entry.checksum) = (8, size ?? UInt64(count), 0)
      return entry
    }
  }

  var entries: [Entry] = []
  var prefix = Data()
  /// The disk number in the directory.
  var disk: UInt16 = 0
  /// A wrong number of entries in the end record.
  var count: UInt16?
  var hasZip64End = false

  init(_ entries: [Entry] = []) { self.entries = entries }

  init(pages: [(name: String, data: Data)]) { entries = pages.map { Entry($0.name, $0.data) } }

  var data: Data {
    var (file, directory) = (prefix, Data())
    for entry in entries {
      let checksum = entry.checksum ?? Checksum.of(entry.data)
      let offset = entry.offset ?? UInt64(file.count)
      let (size, packed) = (entry.size ?? UInt64(entry.data.count), entry.packedSize ?? UInt64(entry.data.count))
      file.append(long: 0x0403_4b50)
      file.append(shorts: [20, entry.flags, entry.method, 0, 0x21])
      file.append(long: checksum)
      file.append(longs: [packed, size].map(UInt32.init(truncatingIfNeeded:)))
      file.append(shorts: [UInt16(entry.name.count), 0])
      file.append(contentsOf: entry.name)
      file.append(entry.data)

      directory.append(long: 0x0201_4b50)
      directory.append(shorts: [entry.madeBy, 20, entry.flags, entry.method, 0, 0x21])
      directory.append(long: checksum)
      let numbers = [packed, size].map { entry.isZip64 ? UInt32.max : UInt32(truncatingIfNeeded: $0) }
      directory.append(longs: numbers)
      directory.append(shorts: [UInt16(entry.name.count), entry.isZip64 ? 28 : 0, 0, 0, 0])
      directory.append(longs: [UInt32(entry.mode) << 16, entry.isZip64 ? .max : UInt32(truncatingIfNeeded: offset)])
      directory.append(contentsOf: entry.name)
      if entry.isZip64 {
        directory.append(shorts: [1, 24])
        for number in [size, packed, offset] { directory.append(huge: number) }
      }
    }
    let place = file.count
    file.append(directory)
    file.append(end(of: directory.count, at: place))
    return file
  }

  private func end(of size: Int, at place: Int) -> Data {
    var end = Data()
    if hasZip64End {
      end.append(long: 0x0606_4b50)
      end.append(huge: 44)
      end.append(shorts: [45, 45, 0, 0, 0, 0])
      for number in [entries.count, entries.count, size, place] { end.append(huge: UInt64(number)) }
      end.append(long: 0x0706_4b50)
      end.append(long: 0)
      end.append(huge: UInt64(place + size))
      end.append(long: 1)
    }
    end.append(long: 0x0605_4b50)
    let count = hasZip64End ? UInt16.max : count ?? UInt16(truncatingIfNeeded: entries.count)
    end.append(shorts: [disk, disk, count, count])
    end.append(longs: hasZip64End ? [.max, .max] : [UInt32(size), UInt32(place)])
    end.append(shorts: [0])
    return end
  }
}

/// The checksum of zip archives and PNGs.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  static func of(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}

/// A deflate stream (RFC 1951) of zeros: one zero, then copies of 258 bytes, 13 bits each.
enum DeflatedZeros {
  static func data(count: Int) -> Data {
    var bits = Bits()
    bits.add([1, 1, 0])
    bits.add(code: 0b0011_0000, length: 8)
    for _ in 0..<(count - 1) / 258 {
      bits.add(code: 0b1100_0101, length: 8)
      bits.add(code: 0, length: 5)
    }
    for _ in 0..<(count - 1) % 258 { bits.add(code: 0b0011_0000, length: 8) }
    bits.add(code: 0, length: 7)
    return bits.data
  }

  private struct Bits {
    var data = Data()
    var used = 8

    mutating func add(_ bits: [UInt8]) {
      for bit in bits {
        if used == 8 {
          data.append(0)
          used = 0
        }
        data[data.count - 1] |= bit << UInt8(used)
        used += 1
      }
    }

    /// Huffman codes start with their highest bit.
    mutating func add(code: Int, length: Int) {
      add((0..<length).reversed().map { UInt8(code >> $0 & 1) })
    }
  }
}

extension Data {
  mutating func append(long: UInt32) { Swift.withUnsafeBytes(of: long.littleEndian) { append(contentsOf: $0) } }

  mutating func append(longs: [UInt32]) {
    for long in longs { append(long: long) }
  }

  mutating func append(huge: UInt64) { Swift.withUnsafeBytes(of: huge.littleEndian) { append(contentsOf: $0) } }

  mutating func append(shorts: [UInt16]) {
    for short in shorts { Swift.withUnsafeBytes(of: short.littleEndian) { append(contentsOf: $0) } }
  }
}
