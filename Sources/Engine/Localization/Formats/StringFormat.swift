import Diagnostics
package import Foundation

/// The format of a key: a printf format, or several that depend on a number.
package struct StringFormat: Hashable, Sendable {
  /// The plural forms of a part of a text.
  struct PluralForms: Hashable, Sendable {
    /// The position of the argument with the number, from 1; nil for the one at the variable's position, or the first
    /// number.
    var argument: Int?
    var forms: [PluralCategory: String]

    /// The form for `number`; a form for zero is used for 0 in every language.
    func form(for number: Double, in locale: Locale) -> String? {
      if number == 0, let form = forms[.zero] { return form }
      return forms[PluralRules.category(of: number, in: locale)] ?? forms[.other]
    }
  }

  /// A part of the formatted text.
  package enum Piece: Hashable, Sendable {
    case literal(String)
    /// The argument at a valid index.
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

  /// The parts of the format with plural forms chosen.
  ///
  /// Without arguments a text is not a format: “100% sure” is used as it is.
  ///
  /// - Parameter numbers: Each argument's number; nil for one that is not a number.
  package func pieces(forNumbers numbers: [Double?], in locale: Locale) -> [Piece] {
    if numbers.isEmpty, forms == nil, variables.isEmpty { return format.isEmpty ? [] : [.literal(format)] }
    var reader = FormatExpander(numbers: numbers, locale: locale, variables: variables)
    let number = forms?.argument.flatMap { numbers.indices.contains($0 - 1) ? numbers[$0 - 1] : nil }
    let form = forms?.form(for: number ?? numbers.lazy.compactMap(\.self).first ?? 0, in: locale)
    reader.read(form ?? format, current: nil, depth: 0)
    return reader.pieces
  }
}

/// Expands a format and its variables' forms.
private struct FormatExpander {
  let numbers: [Double?]
  let locale: Locale
  let variables: [String: StringFormat.PluralForms]
  var pieces: [StringFormat.Piece] = []
  private var next = 0

  /// The maximum depth of variables in variables, which limits tables that refer to themselves.
  static let deepest = 8

  init(numbers: [Double?], locale: Locale, variables: [String: StringFormat.PluralForms]) {
    self.numbers = numbers
    self.locale = locale
    self.variables = variables
  }

  /// - Parameter current: The argument counted by the enclosing plural form, for that form's first specifier.
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
        // printf accepts a per cent sign before a space or at the end; anything else is reported.
        if let character = rest.first, !character.isWhitespace {
          report("“%\(character)” is not a valid format specifier")
        }
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
    guard numbers.indices.contains(index), let form = forms.form(for: numbers[index] ?? 0, in: locale) else {
      return report("the variable “\(variable)” has no argument or no form")
    }
    read(form, current: index, depth: depth + 1)
  }

  private mutating func place(_ specifier: FormatSpecifier, at position: Int?) {
    let index = position ?? next
    if position == nil { next += 1 }
    guard numbers.indices.contains(index) else {
      return report("argument \(index + 1) of the format is missing")
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
