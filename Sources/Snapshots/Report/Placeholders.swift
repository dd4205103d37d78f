import Graphics

/// Stands for the real one until that is merged.
enum DifferencePicture {
  static func bitmap(reference: Bitmap, candidate: Bitmap) -> Bitmap {
    let size = PixelSize(
      width: max(reference.pixelSize.width, candidate.pixelSize.width),
      height: max(reference.pixelSize.height, candidate.pixelSize.height))
    return Bitmap(pixelSize: size, isOpaque: true) { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let (old, new) = (pixel(reference, x, y), pixel(candidate, x, y))
          let gray = ((old ?? 0) >> 8 & 0xFF) / 4 + 190
          let value = old == new ? 0xFF00_0000 | gray << 16 | gray << 8 | gray : 0xFFE0_1050
          bytes.storeBytes(of: value, toByteOffset: (y * size.width + x) * 4, as: UInt32.self)
        }
      }
    }
  }

  static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.pixelSize.width && y < bitmap.pixelSize.height ? bitmap[x, y] : nil
  }
}

/// Stands for the real one until that is merged.
enum Triptych {
  static func bitmap(reference: Bitmap, candidate: Bitmap) -> Bitmap {
    let pictures = [reference, DifferencePicture.bitmap(reference: reference, candidate: candidate), candidate]
    let size = PixelSize(
      width: pictures.map(\.pixelSize.width).reduce(0, +) + 16, height: pictures[1].pixelSize.height)
    return Bitmap(pixelSize: size, isOpaque: false) { bytes in
      var left = 0
      for picture in pictures {
        for y in 0..<picture.pixelSize.height {
          for x in 0..<picture.pixelSize.width {
            bytes.storeBytes(
              of: picture[x, y], toByteOffset: (y * size.width + left + x) * 4, as: UInt32.self)
          }
        }
        left += picture.pixelSize.width + 8
      }
    }
  }
}

/// Stands for the real one until that is merged: one hunk with two lines around it.
package struct TextDifference {
  struct Line {
    enum Kind { case kept, removed, added }
    var kind: Kind
    var oldNumber: Int?
    var newNumber: Int?
    var text: String
  }
  struct Hunk { var lines: [Line] }
  var hunks: [Hunk] = []

  package init(from old: String, to new: String) {
    if old == new { return }
    let (old, new) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let changes = new.difference(from: old)
    let removed = Set(
      changes.compactMap { if case .remove(let offset, _, _) = $0 { offset } else { nil } })
    let added = Set(
      changes.compactMap { if case .insert(let offset, _, _) = $0 { offset } else { nil } })
    var (lines, o, n) = ([Line](), 0, 0)
    while o < old.count || n < new.count {
      if removed.contains(o) {
        lines.append(Line(kind: .removed, oldNumber: o + 1, text: String(old[o])))
        o += 1
      } else if added.contains(n) {
        lines.append(Line(kind: .added, newNumber: n + 1, text: String(new[n])))
        n += 1
      } else {
        lines.append(Line(kind: .kept, oldNumber: o + 1, newNumber: n + 1, text: String(new[n])))
        (o, n) = (o + 1, n + 1)
      }
    }
    let changed = lines.indices.filter { lines[$0].kind != .kept }
    guard let first = changed.first, let last = changed.last else { return }
    hunks = [Hunk(lines: Array(lines[max(0, first - 2)...min(lines.count - 1, last + 2)]))]
  }
}

extension TextDifference: CustomStringConvertible { package var description: String { "" } }
