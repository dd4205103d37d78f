import Foundation

extension LocalizedStringResource: Codable {
  private enum CodingKeys: CodingKey {
    case key, defaultValue, table, locale, bundleURL
  }

  /// Decodes what ``encode(to:)`` writes. A text alone is key and default value.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(stringLiteral: text)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let key = try values.decode(String.self, forKey: .key)
    let url = try values.decodeIfPresent(URL.self, forKey: .bundleURL)
    self.init(
      key: key,
      defaultValue: String.LocalizationValue(try values.decodeIfPresent(String.self, forKey: .defaultValue) ?? key),
      table: try values.decodeIfPresent(String.self, forKey: .table),
      locale: try values.decodeIfPresent(Locale.self, forKey: .locale), bundle: url.map { .atURL($0) } ?? .main)
  }

  /// Encodes the key, and the text as default value. Values in the text become a part of it, and the key is then the
  /// text, too.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let hasValues = !defaultValue.content.arguments.isEmpty
    let text = hasValues ? string(in: LocalizationContext.current) : defaultValue.content.tableKey
    try values.encode(hasValues ? text : key, forKey: .key)
    try values.encode(text, forKey: .defaultValue)
    try values.encodeIfPresent(table, forKey: .table)
    try values.encodeIfPresent(ownLocale, forKey: .locale)
    try values.encodeIfPresent(bundle.url, forKey: .bundleURL)
  }
}
