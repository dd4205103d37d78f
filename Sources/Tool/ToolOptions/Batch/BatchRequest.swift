import ArgumentParser
package import Foundation
package import JSONText

/// A request of `render --batch`: a line of JSON with the options of the command line as keys.
package struct BatchRequest: Sendable {
  package var choice: PictureChoice
  package var output: String?
  /// The options of the command line, with those of the request instead.
  package var drawing: DrawingOptions
  /// The folder with a subfolder for each app group; nil for the command's own.
  package var groupContainers: URL?

  /// The maximum number of bytes of a request.
  package static let limit = 1 << 20

  private static let options = DrawingOption.all
  private static let ownKeys = ["kind", "family", "preview", "entry", "output", "at", "shown-at", "id"]
  private static let keys = ownKeys + options.map(\.name)

  /// What requests leave out.
  package init(_ choice: PictureChoice, drawing: DrawingOptions) {
    (self.choice, self.drawing) = (choice, drawing)
  }

  /// - Parameters:
  ///   - fields: The members of the line's object.
  ///   - usual: What the request leaves out.
  /// - Throws: A validation error, with exit code 64, for an unknown key, which suggests the nearest, and for an
  ///   invalid value.
  package init(_ fields: [LocatedJSON.Field], usual: BatchRequest) throws {
    self = usual
    for field in fields {
      guard Self.keys.contains(field.name) else {
        let nearest = field.name.nearest(among: Self.keys).map { " Did you mean '\($0)'?" } ?? ""
        let list = Self.keys.joined(separator: ", ")
        throw ValidationError("unknown key '\(field.name)'.\(nearest) Choose from: \(list).")
      }
      // Programs write null for what they have no value for.
      if field.value.value != .null { try assign(field.value, to: field.name) }
    }
  }

  private mutating func assign(_ value: LocatedJSON, to name: String) throws {
    switch name {
    case "kind": choice.kind = try text(value, of: name)
    case "family": choice.family = try text(value, of: name)
    case "preview": choice.preview = try text(value, of: name)
    case "entry":
      guard let entry = Int(try text(value, of: name)) else { throw ValidationError("entry must be a whole number.") }
      choice.entry = entry
    case "shown-at": choice.shownAt = try Moment(argument: try text(value, of: name))
    case "output":
      guard case .string = value.value else { throw ValidationError("output must be a text, not \(value.kind).") }
      output = try text(value, of: name)
    case "at": drawing.moment = try Moment(argument: try text(value, of: name))
    case "id": break
    case "set": drawing.set = try settings(value)
    default: try setOption(name, to: value)
    }
  }

  private mutating func setOption(_ name: String, to value: LocatedJSON) throws {
    guard let option = Self.options.first(where: { $0.name == name }) else { return }
    if option.isFlag {
      guard case .bool(let isSet) = value.value else {
        throw ValidationError("\(name) must be true or false, not \(value.kind).")
      }
      try option.read("\(isSet)", &drawing)
    } else if case .array(let elements) = value.value, option.isRepeated {
      for element in elements { try option.read(try text(element, of: name), &drawing) }
    } else if case .number(let literal) = value.value, let number = Double(literal).flatMap({ Int(exactly: $0) }) {
      // Some programs write all numbers with a fraction: 3.0.
      try option.read("\(number)", &drawing)
    } else {
      try option.read(try text(value, of: name), &drawing)
    }
  }

  /// The settings as `NAME=VALUE`, with those of the command line that the request does not have.
  private func settings(_ value: LocatedJSON) throws -> [String] {
    guard case .object(let members) = value.value else {
      throw ValidationError("set must be an object, such as {\"count\": 3}, not \(value.kind).")
    }
    let fields = members.filter { $0.value.value != .null }
    let own = try fields.flatMap { field in
      let values = if case .array(let elements) = field.value.value { elements } else { [field.value] }
      return try values.map { "\(field.name)=\(try text($0, of: field.name))" }
    }
    // A name with an equals sign would be another setting.
    if let field = fields.first(where: { $0.name.isEmpty || $0.name.contains("=") }) {
      throw ValidationError("invalid setting '\(field.name)'.")
    }
    let names = Set(fields.map(\.name))
    return drawing.set.filter { !names.contains(String($0.prefix { $0 != "=" })) } + own
  }

  /// A text, a number with its digits, or a Boolean, as on the command line.
  private func text(_ value: LocatedJSON, of name: String) throws -> String {
    switch value.value {
    case .string(let text):
      if text.utf8.contains(0) { throw ValidationError("\(name) must not contain a null byte.") }
      return text
    case .number(let literal): return literal
    case .bool(let value): return "\(value)"
    case .null, .array, .object: throw ValidationError("\(name) must be a text or a number, not \(value.kind).")
    }
  }
}
