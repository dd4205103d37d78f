import Diagnostics
package import Foundation

/// What a key stands for: a printf format, or several that differ by number.
package struct StringFormat: Hashable, Sendable {
  /// The forms of one part of a text, by the category of a number.
  struct PluralForms: Hashable, Sendable {
    /// The argument with the number, from 1; nil for the one whose place it stands in, or the first number.
    var argument: Int?
    var forms: [PluralCategory: String]

    /// The form for `number`; a form for zero is for nought in every language.
    func form(for number: Double, in locale: Locale) -> String? {
      if number == 0, let form = forms[.zero] { return form }
      return forms[PluralRules.category(of: number, in: locale)] ?? forms[.other]
    }
  }

  /// A part of the finished text.
  package enum Piece: Hashable, Sendable {
    case literal(String)
    /// The argument at an index, which is inside of the arguments.
    case argument(Int, FormatSpecifier)
  }

  private let format: String
  private let forms: PluralForms?
  private let variables: [String: PluralForms]

  package init(_ format: String) { self.init(format, forms: nil, variables: [:]) }

  init(_ format: String, forms: PluralForms?, variables: [String: PluralForms]) {
    self.format = format
    self.forms = forms
    self.variables = variables
  }

  /// The format cut at its places, plural forms chosen.
  ///
  /// Without arguments a text is no format: “100% sure” is what it is.
  package func pieces(for arguments: [FormatArgument], in locale: Locale) -> [Piece] {
    if arguments.isEmpty, forms == nil, variables.isEmpty { return format.isEmpty ? [] : [.literal(format)] }
    var reader = FormatReader(arguments: arguments, locale: locale, variables: variables)
    let number = forms?.argument.flatMap { arguments.indices.contains($0 - 1) ? arguments[$0 - 1].number : nil }
    let form = forms?.form(for: number ?? arguments.lazy.compactMap(\.number).first ?? 0, in: locale)
    reader.read(form ?? format, current: nil, depth: 0)
    return reader.pieces
  }
}

/// Walks a format and the forms of its variables.
private struct FormatReader {
  let arguments: [FormatArgument]
  let locale: Locale
  let variables: [String: StringFormat.PluralForms]
  var pieces: [StringFormat.Piece] = []
  private var next = 0

  /// Variables in variables in …: no real table goes deeper, and a table that names itself must end.
  static let deepest = 8

  init(arguments: [FormatArgument], locale: Locale, variables: [String: StringFormat.PluralForms]) {
    self.arguments = arguments
    self.locale = locale
    self.variables = variables
  }

  /// - Parameter current: The argument that the plural form around counts, which its own first place shows.
  mutating func read(_ format: String, current: Int?, depth: Int) {
    var current = current
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      append(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        append("%")
        rest.removeFirst()
      } else if current != nil, rest.hasPrefix("arg") {
        rest.removeFirst(3)
        place(FormatSpecifier(conversion: "d"), at: current)
      } else if let specifier = FormatSpecifier(reading: &rest) {
        if let variable = specifier.variable {
          expand(variable, specifier, depth: depth)
        } else {
          place(specifier, at: specifier.position.map { $0 - 1 } ?? current)
          if specifier.position == nil { current = nil }
        }
      } else {
        append("%")
        // A per cent sign before a space or at the end is a slip that printf forgives; anything else is worth a word.
        if let character = rest.first, !character.isWhitespace { report("“%\(character)” is no place of a format") }
      }
    }
    append(rest)
  }

  private mutating func expand(_ variable: String, _ specifier: FormatSpecifier, depth: Int) {
    guard let forms = variables[variable], depth < Self.deepest else {
      return report("the variable “\(variable)” has no plural forms")
    }
    let index = specifier.position.map { $0 - 1 } ?? forms.argument.map { $0 - 1 } ?? next
    if specifier.position == nil, forms.argument == nil { next += 1 }
    guard arguments.indices.contains(index), let form = forms.form(for: arguments[index].number ?? 0, in: locale) else {
      return report("the variable “\(variable)” has no argument or no form")
    }
    read(form, current: index, depth: depth + 1)
  }

  private mutating func place(_ specifier: FormatSpecifier, at position: Int?) {
    let index = position ?? next
    if position == nil { next += 1 }
    guard arguments.indices.contains(index) else {
      return report("there is no argument \(index + 1) for the format")
    }
    pieces.append(.argument(index, specifier))
  }

  private mutating func append(_ string: some StringProtocol) {
    guard !string.isEmpty else { return }
    if case .literal(let before) = pieces.last {
      pieces[pieces.count - 1] = .literal(before + string)
    } else {
      pieces.append(.literal(String(string)))
    }
  }

  private func report(_ message: String) {
    DiagnosticLog.current.report(Diagnostic(id: "text.format", message: message))
  }
}
