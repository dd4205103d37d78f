internal import CMarkup
import Diagnostics
public import Foundation

/// A character encoding of a page.
public struct TextEncoding: Hashable, Sendable {
  /// The name in iconv.
  public let name: String

  package static let utf8 = TextEncoding(name: "UTF-8")
  public static let windows1252 = TextEncoding(name: "CP1252")

  private init(name: String) { self.name = name }

  /// The encoding of a label as in browsers (WHATWG Encoding Standard): ISO 8859-1 is windows-1252, Shift_JIS has
  /// Microsoft's characters. Nil for an unknown label.
  public init?(label: String) {
    let label = label.trimmingCharacters(in: .whitespacesAndNewlines.union(["\"", "'"])).lowercased()
    if let name = Self.names[label] {
      self.init(name: name)
    } else if let number = Self.number(in: label, after: ["windows-", "cp", "x-cp"]), (1250...1258).contains(number) {
      self.init(name: "CP\(number)")
    } else if let number = Self.number(in: label, after: ["iso-8859-", "iso8859-", "iso_8859-", "iso8859"]),
      (2...16).contains(number), number != 12
    {
      // On the web, ISO 8859-9 is windows-1254, and ISO 8859-11 is windows-874.
      self.init(name: number == 9 ? "CP1254" : number == 11 ? "CP874" : "ISO-8859-\(number)")
    } else {
      return nil
    }
  }

  /// The encoding of `charset`; nil for none, and for an unknown one, which is reported.
  public static func declared(_ charset: String?) -> TextEncoding? {
    guard let charset, !charset.isEmpty else { return nil }
    if let encoding = TextEncoding(label: charset) { return encoding }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "markup.charset-unknown",
        message: "unknown character encoding “\(charset.prefix(60))”; it is ignored"))
    return nil
  }

  private static func number(in label: String, after prefixes: [String]) -> Int? {
    prefixes.first(where: label.hasPrefix).flatMap { Int(label.dropFirst($0.count)) }
  }

  private static let names: [String: String] = {
    let labels: KeyValuePairs = [
      "UTF-8": "utf-8 utf8 unicode-1-1-utf-8 x-unicode20utf8",
      "UTF-16LE": "utf-16le utf-16 unicode ucs-2 iso-10646-ucs-2 csunicode",
      "UTF-16BE": "utf-16be unicodefffe",
      "UTF-32LE": "utf-32le", "UTF-32BE": "utf-32be utf-32 ucs-4 iso-10646-ucs-4",
      "CP1252": "ascii us-ascii ansi_x3.4-1968 iso-8859-1 iso8859-1 iso_8859-1 iso88591 latin1 latin-1 l1 cp819",
      "ISO-8859-2": "latin2 l2", "CP874": "windows-874 tis-620 dos-874", "CP866": "ibm866 cp866",
      "KOI8-R": "koi8-r koi8 koi", "KOI8-U": "koi8-u koi8-ru", "MACINTOSH": "macintosh mac x-mac-roman",
      "CP932": "shift_jis shift-jis sjis x-sjis ms_kanji ms932 windows-31j csshiftjis",
      "EUC-JP": "euc-jp x-euc-jp cseucpkdfmtjapanese", "ISO-2022-JP": "iso-2022-jp csiso2022jp",
      "GB18030": "gb18030 gbk gb2312 gb_2312-80 x-gbk chinese", "BIG5-HKSCS": "big5 big5-hkscs cn-big5 x-x-big5",
      "CP949": "euc-kr ks_c_5601-1987 ksc5601 windows-949 korean",
    ]
    let pairs = labels.flatMap { name, list in list.split(separator: " ").map { (String($0), name) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}

extension TextEncoding {
  /// The bytes as UTF-8, without a byte order mark and without a NUL.
  ///
  /// - Throws: `MarkupError.outOfMemory`.
  public func decode(_ data: Data) throws(MarkupError) -> [UInt8] {
    let encoding = name.hasPrefix("UTF-16") ? Self.mark(of: data).flatMap { $0 == .utf8 ? nil : $0 } ?? self : self
    let (decoded, replaced) = try encoding.convert(data)
    if replaced > 0 {
      let message = "bytes that are invalid in \(encoding.name) were replaced: \(replaced)"
      DiagnosticLog.current.report(
        Diagnostic(id: "markup.bytes-replaced", message: message))
    }
    return decoded
  }

  /// The bytes as UTF-8, without a byte order mark and without a NUL, and how many were replaced by U+FFFD. Reports
  /// no diagnostic.
  ///
  /// - Throws: `MarkupError.outOfMemory`.
  public func convert(_ data: Data) throws(MarkupError) -> (bytes: [UInt8], replaced: Int) {
    var text = cmarkup_text()
    defer { free(text.bytes) }
    let bytes = [UInt8](data)
    guard cmarkup_decode(name, bytes, bytes.count, &text) == CMARKUP_OK else { throw .outOfMemory }
    let decoded = UnsafeBufferPointer(start: text.bytes, count: text.length)
    let start = decoded.starts(with: Self.utf8Mark) ? Self.utf8Mark.count : 0
    return (Array(decoded[start...]), text.replaced)
  }

  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The encoding that the bytes declare: by a byte order mark or a declaration; otherwise UTF-8.
  package static func found(in data: Data, as kind: Markup.Kind) -> TextEncoding {
    if let mark = mark(of: data) { return mark }
    let start = [UInt8](data.prefix(4))
    // XML that starts with a declaration, in pairs of bytes.
    if start == [0x3C, 0, 0x3F, 0] { return TextEncoding(name: "UTF-16LE") }
    if start == [0, 0x3C, 0, 0x3F] { return TextEncoding(name: "UTF-16BE") }
    let label = kind == .xml ? xmlDeclaration(in: data) : metaDeclaration(in: data)
    // A declaration that was readable as bytes cannot be in UTF-16.
    guard let encoding = declared(label), !encoding.name.hasPrefix("UTF-16") else { return .utf8 }
    return encoding
  }

  private static func mark(of data: Data) -> TextEncoding? {
    if data.starts(with: utf8Mark) { return .utf8 }
    if data.starts(with: [0xFF, 0xFE]) { return TextEncoding(name: "UTF-16LE") }
    return data.starts(with: [0xFE, 0xFF]) ? TextEncoding(name: "UTF-16BE") : nil
  }

  /// The value of `encoding` in `<?xml … ?>`.
  private static func xmlDeclaration(in data: Data) -> String? {
    let start = String(decoding: data.prefix(200), as: UTF8.self)
    guard start.hasPrefix("<?xml"), let end = start.range(of: "?>"),
      let name = start[..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let rest = start[name.upperBound..<end.lowerBound].drop { $0 == "=" || $0.isWhitespace }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  /// The encoding of `<meta charset>` or `<meta http-equiv="content-type">` in the first bytes, read as ASCII.
  private static func metaDeclaration(in data: Data) -> String? {
    let start = data.prefix(2048).map { $0 == 0 ? 0x20 : $0 & 0x7F }
    // Errors here occur again with the whole document, and are reported then.
    guard let markup = try? MarkupBuilder.markup(of: start, as: .html, limits: .standard) else { return nil }
    for meta in markup.elements where meta.name == "meta" {
      if let charset = meta["charset"] { return charset }
      if meta["http-equiv"]?.lowercased() == "content-type", let type = meta["content"] {
        return ContentType(type).charset
      }
    }
    return nil
  }
}
