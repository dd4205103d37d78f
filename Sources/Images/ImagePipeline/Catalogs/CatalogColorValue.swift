import Foundation

/// A colour in a `Contents.json`: components in a colour space, or the name of a system colour.
struct CatalogColorValue: Decodable {
  var space: String?
  var components: [String: Component]?
  var reference: String?

  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  /// `"0xFF"`, `"255"`, `"0.500"` or a number.
  struct Component: Decodable {
    /// How a number is scaled.
    enum Form {
      /// 0…1.
      case fraction
      /// 0…255.
      case byte
      /// A whole number that could be either: 0 or 1.
      case either
    }

    /// The number as written; `nil` if it is not a number.
    let value: Double?
    let form: Form

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number.isFinite ? number : nil
        form = number > 1 ? .byte : .fraction
        return
      }
      let text = ((try? container.decode(String.self)) ?? "").trimmingCharacters(in: .whitespaces).lowercased()
      let isHexadecimal = text.hasPrefix("0x")
      let number = isHexadecimal ? Int(text.dropFirst(2), radix: 16).map(Double.init) : Double(text)
      value = number.flatMap { $0.isFinite ? $0 : nil }
      form = isHexadecimal ? .byte : text.contains(".") ? .fraction : (value ?? 0) > 1 ? .byte : .either
    }
  }

  /// The names of the components: white, or red, green and blue.
  private var names: [String] {
    space?.contains("gray") == true || components?["white"] != nil ? ["white"] : ["red", "green", "blue"]
  }

  /// Red, green and blue as fractions, and the opacity. Missing and invalid components are 0, a missing opacity is 1.
  var numbers: (red: Double, green: Double, blue: Double, alpha: Double) {
    let own = names.map { components?[$0] }
    // `1` is the maximum of a fraction and almost nothing as a byte; another component such as 255 or 0x80 decides.
    let areBytes = own.contains { $0?.form == .byte }
    let values = own.map { component -> Double in
      guard let component, let value = component.value else { return 0 }
      return areBytes && component.form != .fraction ? value / 255 : value
    }
    let opacity = components?["alpha"]
    let alpha = opacity?.value.map { opacity?.form == .byte ? $0 / 255 : $0 } ?? 1
    return (values[0], values.count > 1 ? values[1] : values[0], values.count > 2 ? values[2] : values[0], alpha)
  }

  /// Components that are missing or not numbers.
  func problems(in folder: URL) -> [CatalogDiagnostic] {
    let file = folder.appending(path: "Contents.json", directoryHint: .notDirectory)
    if reference != nil { return [] }
    guard let components else { return [CatalogDiagnostic(file, "a colour has neither components nor a reference")] }
    return names.compactMap { name in
      guard components[name]?.value == nil else { return nil }
      return CatalogDiagnostic(
        file, "the component “\(name)” of a colour is \(components[name] == nil ? "missing" : "not a number"); using 0")
    }
  }
}
