package import Foundation

/// An ICC profile, version 2 or 4: three curves and a matrix, a gray curve, or a colour table.
package struct ColorProfile: Equatable {
  /// Why a profile is not applied.
  package enum ProfileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A tag is missing, or its range is outside of the profile.
    case damaged
    /// The profile's colour space is not RGB, gray or CMYK; its name: `HSV`.
    case otherColors(String)
    case tooManyColors(limit: Int)

    /// Follows “the colour profile” in messages.
    package var description: String {
      switch self {
      case .damaged: "is damaged"
      case .otherColors(let name): "is for an unsupported colour space (\(name))"
      case .tooManyColors(let limit): "has a table of more than \(limit) colours"
      }
    }
  }

  /// Curves and primaries for RGB, a curve for gray, or a table.
  enum Model: Equatable {
    case matrix(red: Primary, green: Primary, blue: Primary)
    case gray(ToneCurve)
    case table(ColorTable)
  }

  /// A channel's curve, and its full colour in the profile connection space (XYZ relative to D50).
  struct Primary: Equatable {
    let curve: ToneCurve
    let x: Double
    let y: Double
    let z: Double
  }

  let model: Model

  /// 1 for gray, 3 for RGB, 4 for CMYK.
  var channels: Int {
    switch model {
    case .matrix: 3
    case .gray: 1
    case .table(let table): table.axes.count
    }
  }

  init(_ model: Model) { self.model = model }

  /// Parses an untrusted profile: no number leads outside of `data`.
  package init(_ data: Data) throws(ProfileError) {
    // The closure of `withUnsafeBytes` cannot throw a typed error, so it returns a result.
    let result = data.withUnsafeBytes { bytes -> Result<Model, ProfileError> in
      do throws(ProfileError) { return .success(try Self.model(ProfileReader(bytes))) } catch { return .failure(error) }
    }
    model = try result.get()
  }

  private static func model(_ reader: ProfileReader) throws(ProfileError) -> Model {
    guard reader.name(at: 36) == "acsp", let space = reader.name(at: 16), let tags = tags(of: reader) else {
      throw .damaged
    }
    switch space {
    case "RGB ":
      guard tags["rXYZ"] != nil || tags["rTRC"] != nil else { return try table(reader, tags, channels: 3) }
      return .matrix(red: try primary("r", tags), green: try primary("g", tags), blue: try primary("b", tags))
    case "GRAY":
      guard let tag = tags["kTRC"] else { return try table(reader, tags, channels: 1) }
      guard let curve = ToneCurve(tag) else { throw .damaged }
      return .gray(curve)
    case "CMYK":
      return try table(reader, tags, channels: 4)
    default:
      throw .otherColors(space.filter { $0.isLetter || $0.isNumber })
    }
  }

  /// The perceptual table, for which most images are made, or else the colorimetric one.
  private static func table(
    _ reader: ProfileReader, _ tags: [String: ProfileReader], channels: Int
  ) throws(ProfileError) -> Model {
    guard let tag = tags["A2B0"] ?? tags["A2B1"], let isLab = ["Lab ": true, "XYZ ": false][reader.name(at: 20) ?? ""],
      let version = reader.byte(at: 8)
    else { throw .damaged }
    let space = ConnectionSpace(isLab: isLab, hasPerceptualBlack: version >= 4 && tags["A2B0"] != nil)
    return .table(try ColorTable(tag, channels: channels, space: space))
  }

  /// The tags by name; `nil` if one is incomplete.
  private static func tags(of reader: ProfileReader) -> [String: ProfileReader]? {
    guard let count = reader.long(at: 128), count <= (reader.count - 132) / 12 else { return nil }
    var tags: [String: ProfileReader] = [:]
    for index in 0..<min(count, 200) {
      let entry = 132 + index * 12
      guard let name = reader.name(at: entry), let offset = reader.long(at: entry + 4),
        let size = reader.long(at: entry + 8), let part = reader.part(at: offset, count: size)
      else { return nil }
      tags[name] = part
    }
    return tags
  }

  private static func primary(_ channel: String, _ tags: [String: ProfileReader]) throws(ProfileError) -> Primary {
    guard let color = tags[channel + "XYZ"], color.name(at: 0) == "XYZ ", let x = color.fixed(at: 8),
      let y = color.fixed(at: 12), let z = color.fixed(at: 16),
      let curve = tags[channel + "TRC"].flatMap(ToneCurve.init)
    else { throw .damaged }
    return Primary(curve: curve, x: x, y: y, z: z)
  }

  /// Display P3 with sRGB's curve, which a PNG can name in four bytes.
  static let displayP3 = ColorProfile(
    .matrix(
      red: Primary(curve: .sRGB, x: 0.51512, y: 0.24120, z: -0.00105),
      green: Primary(curve: .sRGB, x: 0.29198, y: 0.69225, z: 0.04189),
      blue: Primary(curve: .sRGB, x: 0.15710, y: 0.06657, z: 0.78407)))
}
