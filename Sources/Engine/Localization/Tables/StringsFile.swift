import Foundation

/// Reads `.strings` files, as text and as property lists.
enum StringsFile {
  /// The entries of the file; nil if the file is missing or unreadable. An unreadable file is reported.
  static func entries(
    of file: URL, report: @escaping StringFileProblem.Report = StringFileProblem.log
  ) -> [String: StringFormat]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    if let list = PropertyList.dictionary(in: data, of: file, report: report) {
      return list.compactMapValues { ($0 as? String).map { StringFormat($0) } }
    }
    guard !PropertyList.isPropertyList(data) else { return [:] }
    guard let text = text(of: data) else {
      report(StringFileProblem(reason: "is neither UTF-8 nor UTF-16", file: file.path))
      return [:]
    }
    var parser = StringsParser(text, file: file, report: report)
    return parser.entries().mapValues { StringFormat($0) }
  }

  /// UTF-8, or UTF-16 according to a byte order mark or zero bytes.
  private static func text(of data: Data) -> String? {
    let start = [UInt8](data.prefix(4))
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    if start.count >= 2, start[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    if start.count >= 2, start[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    return String(data: start.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
  }
}

/// Reads `.stringsdict` files: formats with plural forms.
enum StringsDictFile {
  /// The entries of the file; nil if the file is missing or unreadable. An unreadable file is reported.
  static func entries(
    of file: URL, report: @escaping StringFileProblem.Report = StringFileProblem.log
  ) -> [String: StringFormat]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let list = PropertyList.dictionary(in: data, of: file, report: report) else { return [:] }
    return list.reduce(into: [:]) { entries, entry in
      if let format = format(entry.value) {
        entries[entry.key] = format
      } else {
        report(StringFileProblem(reason: "the entry “\(entry.key)” has no format", file: file.path, isOfEntry: true))
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
