extension ProfileBuilder {
  /// A profile of one table.
  package init(space: String, connection: String, version: Int, table: [UInt8], name: String = "A2B0") {
    self.init(gray: [])
    (self.space, self.connection, self.version) = (space, connection, version)
    tags = [(name, table)]
  }

  /// Numbers of 16 bits (`mft2`): `channels` axes of `points` each, whose colours `node` gives.
  package static func words(
    channels: Int, points: Int, curve: [Int] = [0, 65_535], last: [Int] = [0, 65_535], node: ([Int]) -> [Int]
  ) -> [UInt8] {
    var numbers = (0..<channels).flatMap { _ in curve }
    for place in grid(Array(repeating: points, count: channels)) { numbers += node(place) }
    numbers += (0..<3).flatMap { _ in last }
    return head("mft2", channels, points) + words([curve.count, last.count] + numbers)
  }

  /// Numbers of 8 bits (`mft1`).
  package static func bytes(channels: Int, points: Int, node: ([Int]) -> [Int]) -> [UInt8] {
    let identity = (0..<256).map { UInt8($0) }
    var numbers = (0..<channels).flatMap { _ in identity }
    for place in grid(Array(repeating: points, count: channels)) { numbers += node(place).map { UInt8($0) } }
    return head("mft1", channels, points) + numbers + (0..<3).flatMap { _ in identity }
  }

  /// The parts of version 4 (`mAB `); each may be missing.
  package static func parts(
    channels: Int, first: [UInt8]? = nil, points: [Int]? = nil, width: Int = 2, middle: [UInt8]? = nil,
    matrix: [Double]? = nil, last: [UInt8], node: ([Int]) -> [Int] = { $0 }
  ) -> [UInt8] {
    var body: [UInt8] = []
    func add(_ part: [UInt8]?) -> [UInt8] {
      guard let part else { return long(0) }
      defer { body += part + [UInt8](repeating: 0, count: (4 - part.count % 4) % 4) }
      return long(32 + body.count)
    }
    func curves(_ curve: [UInt8]?, _ count: Int) -> [UInt8]? {
      curve.map { curve in
        let padded = curve + [UInt8](repeating: 0, count: (4 - curve.count % 4) % 4)
        return (0..<count).flatMap { _ in padded }
      }
    }
    let grid = points.map { points in
      let numbers = Self.grid(points).flatMap(node)
      let sides = points.map { UInt8($0) } + [UInt8](repeating: 0, count: 16 - points.count)
      return sides + [UInt8(width), 0, 0, 0] + (width == 1 ? numbers.map { UInt8($0) } : words(numbers))
    }
    let table =
      add(curves(last, 3)) + add(matrix?.flatMap(fixed)) + add(curves(middle, 3)) + add(grid)
      + add(curves(first, channels))
    return Array("mAB \0\0\0\0".utf8) + [UInt8(channels), 3, 0, 0] + table + body
  }

  /// A grid of four inks in 16-bit Lab, three points each: roughly what they look like on paper.
  package static func inks(_ place: [Int]) -> [Int] {
    let (cyan, magenta, yellow, black) = (place[0], place[1], place[2], place[3])
    return [
      max(2_000, 65_280 - 9_000 * cyan - 13_000 * magenta - 3_000 * yellow - 22_000 * black),
      32_768 + (9_000 * magenta - 6_000 * cyan - 1_000 * yellow) * (2 - black) / 2,
      32_768 + (11_000 * yellow - 8_000 * cyan - 2_000 * magenta) * (2 - black) / 2,
    ]
  }

  /// The grid's points, the last channel quickest.
  private static func grid(_ points: [Int]) -> [[Int]] {
    points.reduce([[]]) { places, count in places.flatMap { place in (0..<count).map { place + [$0] } } }
  }

  private static func head(_ name: String, _ channels: Int, _ points: Int) -> [UInt8] {
    let identity: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
    return Array("\(name)\0\0\0\0".utf8) + [UInt8(channels), 3, UInt8(points), 0] + identity.flatMap(fixed)
  }

  private static func words(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
}

/// Profiles of tables, by name.
package enum TableProfile: String, CaseIterable, Sendable {
  case inkWords, inkBytes, inkParts, colorParts, colorMatrix, grayWords, perceptual

  package var builder: ProfileBuilder {
    let bent = [0, 9_000, 24_000, 42_000, 65_535]
    switch self {
    case .inkWords:
      return ProfileBuilder(
        space: "CMYK", connection: "Lab ", version: 2,
        table: ProfileBuilder.words(channels: 4, points: 3, curve: bent, node: ProfileBuilder.inks))
    case .inkBytes:
      return ProfileBuilder(
        space: "CMYK", connection: "Lab ", version: 2,
        table: ProfileBuilder.bytes(channels: 4, points: 3) { ProfileBuilder.inks($0).map { $0 / 257 } }, name: "A2B1")
    case .inkParts:
      return ProfileBuilder(
        space: "CMYK", connection: "Lab ", version: 4,
        table: ProfileBuilder.parts(
          channels: 4, first: ProfileBuilder.curve(bent), points: [2, 3, 2, 4], last: ProfileBuilder.curve()
        ) { place in
          ProfileBuilder.inks([2 * place[0], place[1], 2 * place[2], place[3] * 2 / 3])
        }, name: "A2B1")
    case .colorParts:
      return ProfileBuilder(
        space: "RGB ", connection: "Lab ", version: 4,
        table: ProfileBuilder.parts(
          channels: 3, first: ProfileBuilder.formula(0, 1.2), points: [3, 3, 3], width: 1,
          last: ProfileBuilder.curve()
        ) { place in
          [
            20 * place[0] + 70 * place[1] + 10 * place[2] + 27, 128 + 30 * place[0] - 40 * place[1] + 10 * place[2],
            128 + 20 * place[0] + 20 * place[1] - 40 * place[2],
          ]
        }, name: "A2B1")
    case .colorMatrix:
      // A matrix of Display P3 in halves: XYZ ends a little below 2.
      let columns = ProfileBuilder.displayP3
      let rows = (0..<3).flatMap { row in columns.map { $0[row] * 32_768 / 65_535 } }
      return ProfileBuilder(
        space: "RGB ", connection: "XYZ ", version: 4,
        table: ProfileBuilder.parts(
          channels: 3, middle: ProfileBuilder.sRGBCurve, matrix: rows + [0, 0, 0], last: ProfileBuilder.curve()),
        name: "A2B1")
    case .grayWords:
      return ProfileBuilder(
        space: "GRAY", connection: "Lab ", version: 2,
        table: ProfileBuilder.words(channels: 1, points: 5, curve: bent) { [$0[0] * 16_320, 32_768, 32_768] })
    case .perceptual:
      return ProfileBuilder(
        space: "RGB ", connection: "Lab ", version: 4,
        table: ProfileBuilder.words(channels: 3, points: 2) { place in
          [2_048 + place.reduce(0, +) * 21_077, 32_768, 32_768]
        })
    }
  }
}
