package import Foundation
import Graphics

/// A colour set of an asset catalogue: the `Contents.json` of a folder `NAME.colorset`.
///
/// Components are numbers from 0 to 1 (with a point), from 0 to 255 (without), or bytes in hexadecimal (`0xFF`). Variants
/// for increased contrast and for other devices are not used.
package struct ColorSet: Hashable, Sendable {
  private var light: Color?
  private var dark: Color?

  /// Reads `contents`; nil unless it is JSON with at least one colour in it.
  package init?(contents: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: contents) else { return nil }
    for entry in file.colors ?? [] where entry.isOrdinary {
      guard let color = entry.color?.value else { continue }
      switch entry.appearance {
      case "dark": if dark == nil { dark = color }
      case "light": light = color
      default: if light == nil { light = color }
      }
    }
    if light == nil && dark == nil { return nil }
  }

  /// The colour; it knows by itself whether it is light or dark around it.
  package var color: Color {
    switch (light, dark) {
    case (let light?, let dark?): Color(light: light, dark: dark)
    case (let color?, nil), (nil, let color?): color
    case (nil, nil): .clear
    }
  }
}

/// What `Contents.json` says; fields that are not known are not read.
private struct File: Decodable {
  var colors: [Entry]?

  struct Entry: Decodable {
    var idiom: String?
    var color: Value?
    var appearances: [Appearance]?

    /// Neither for another kind of device nor for increased contrast.
    var isOrdinary: Bool {
      let isContrast = appearances?.contains { $0.appearance == "contrast" } ?? false
      return ["universal", "iphone", "ipad", nil].contains(idiom) && !isContrast
    }

    var appearance: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Value: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    var platform: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, platform, reference
    }

    var value: Color? {
      if let reference { return Color(systemColorReference: reference) }
      guard let components else { return nil }
      func component(_ name: String) -> Double? { components[name]?.number }
      let alpha = component("alpha") ?? 1
      if let white = component("white") { return Color(.sRGB, white: white, opacity: alpha) }
      guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
      let space: Color.RGBColorSpace =
        switch colorSpace {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      return Color(space, red: red, green: green, blue: blue, opacity: alpha)
    }
  }

  /// A number, or one of the three ways to write it as text.
  struct Component: Decodable {
    let number: Double?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        self.number = number
        return
      }
      let text = try value.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") {
        number = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") || text.lowercased().contains("e") {
        number = Double(text).flatMap { $0.isFinite ? $0 : nil }
      } else {
        number = Int(text).map { Double($0) / 255 }
      }
    }
  }
}

extension Color {
  /// A colour that a set names instead of stating it: `systemBlueColor`, `labelColor`.
  fileprivate init?(systemColorReference name: String) {
    let known: [String: Color] = [
      "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green, "systemMint": .mint,
      "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo, "systemPurple": .purple,
      "systemPink": .pink, "systemBrown": .brown, "systemGray": .gray, "systemGray2": .systemGray2,
      "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
      "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
      "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "systemFill": .systemFill,
      "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
      "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "separator": .separator,
      "opaqueSeparator": .opaqueSeparator, "link": .link, "placeholderText": .placeholderText,
    ]
    guard let color = known[name.hasSuffix("Color") ? String(name.dropLast(5)) : name] else { return nil }
    self = color
  }
}
