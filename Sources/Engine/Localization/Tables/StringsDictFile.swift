import Diagnostics
import Foundation

/// Reads `.stringsdict` files: formats with plural forms.
enum StringsDictFile {
  /// The entries of the file; nil if there is no file, or it cannot be read, which is reported.
  static func entries(of file: URL) -> [String: StringFormat]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let list = PropertyList.dictionary(in: data, of: file) else { return [:] }
    return list.reduce(into: [:]) { entries, entry in
      if let format = format(entry.value) {
        entries[entry.key] = format
      } else {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "strings.unreadable", message: "the entry “\(entry.key)” has no format; it is left out",
            subject: file.path))
      }
    }
  }

  private static func format(_ value: Any, depth: Int = 0) -> StringFormat? {
    guard let entry = value as? [String: Any] else { return nil }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      // Widths are in ems of an unknown line width; the widest form has the most information.
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { StringFormat($0.value) }
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      // Widgets use the iPhone's form.
      let own = devices["iphone"] ?? devices["other"] ?? devices.sorted { $0.key < $1.key }.first?.value
      return (own as? String).map { StringFormat($0) } ?? own.flatMap { depth < 4 ? format($0, depth: depth + 1) : nil }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { value -> StringFormat.PluralForms? in
      guard let rule = value as? [String: String] else { return nil }
      let forms = rule.reduce(into: [PluralCategory: String]()) { forms, entry in
        if let category = PluralCategory(rawValue: entry.key) { forms[category] = entry.value }
      }
      return forms.isEmpty ? nil : StringFormat.PluralForms(forms: forms)
    }
    return StringFormat(format, forms: nil, variables: variables)
  }
}
