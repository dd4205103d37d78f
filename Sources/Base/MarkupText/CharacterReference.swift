internal import CMarkup
import Foundation

/// A character reference in HTML or XML: `&amp;`, `&eacute;`, `&#8217;`, `&#x2019;`.
public struct CharacterReference: Hashable, Sendable {
  /// The longest name, with room for leading zeros of numbers.
  private static let longestName = 32

  /// The character in UTF-8.
  public let bytes: [UInt8]
  /// The length of the reference in bytes, including the semicolon.
  public let length: Int

  init(bytes: [UInt8], length: Int) { (self.bytes, self.length) = (bytes, length) }

  /// The reference at the start of the bytes; nil if there is none with a semicolon, or it is unknown.
  public init?(in bytes: UnsafeBufferPointer<UInt8>) {
    guard let name = Self.name(in: bytes) else { return nil }
    let scalar = name.first == UInt8(ascii: "#") ? Self.number(name.dropFirst()) : Self.named(name)
    guard let scalar else { return nil }
    self.init(bytes: Array(String(Character(scalar)).utf8), length: name.count + 2)
  }

  /// The text between `&` and `;`.
  static func name(in bytes: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard bytes.first == UInt8(ascii: "&") else { return nil }
    let rest = bytes.dropFirst().prefix(longestName)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")), end > rest.startIndex else { return nil }
    let name = rest[..<end]
    let fits = name.allSatisfy { byte in
      byte >= 0x80 || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return fits ? name : nil
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    let text = String(decoding: digits, as: UTF8.self)
    let isHexadecimal = text.hasPrefix("x") || text.hasPrefix("X")
    guard let first = isHexadecimal ? text.dropFirst().first : text.first, first.isHexDigit else { return nil }
    guard let value = isHexadecimal ? UInt32(text.dropFirst(), radix: 16) : UInt32(text) else { return nil }
    // As in browsers: windows-1252 in place of Unicode's C1 controls, and no zero.
    if (0x80...0x9F).contains(value) { return windows1252[Int(value) - 0x80] }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func named(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    switch name.count {
    case 2 where name.elementsEqual("lt".utf8): return "<"
    case 2 where name.elementsEqual("gt".utf8): return ">"
    case 3 where name.elementsEqual("amp".utf8): return "&"
    case 4 where name.elementsEqual("quot".utf8): return "\""
    case 4 where name.elementsEqual("apos".utf8): return "'"
    default: break
    }
    let text = String(decoding: name, as: UTF8.self)
    if let scalar = later[text] { return scalar }
    let value = cmarkup_entity(text)
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// windows-1252's characters at 0x80…0x9F; the control character if it has none (WHATWG Encoding Standard).
  public static let windows1252: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]

  /// Names of later HTML versions that texts use; libxml2 knows those of HTML 4.
  private static let later: [String: Unicode.Scalar] = [
    "AMP": "&", "LT": "<", "GT": ">", "QUOT": "\"", "COPY": "©", "REG": "®", "Tab": "\t", "NewLine": "\n",
    "excl": "!", "num": "#", "dollar": "$", "percnt": "%", "lpar": "(", "rpar": ")", "ast": "*", "plus": "+",
    "comma": ",", "period": ".", "sol": "/", "colon": ":", "semi": ";", "equals": "=", "quest": "?", "commat": "@",
    "lsqb": "[", "lbrack": "[", "bsol": "\\", "rsqb": "]", "rbrack": "]", "Hat": "^", "lowbar": "_", "grave": "`",
    "lcub": "{", "lbrace": "{", "verbar": "|", "vert": "|", "rcub": "}", "rbrace": "}", "hyphen": "‐", "dash": "‐",
    "horbar": "―", "rsquor": "’", "rdquor": "”", "mldr": "…", "nldr": "‥", "check": "✓", "star": "☆", "starf": "★",
    "phone": "☎", "ZeroWidthSpace": "\u{200B}", "NoBreak": "\u{2060}", "NonBreakingSpace": "\u{A0}",
    "abreve": "ă", "Abreve": "Ă", "amacr": "ā", "aogon": "ą", "cacute": "ć", "ccaron": "č", "Ccaron": "Č",
    "dcaron": "ď", "dstrok": "đ", "ecaron": "ě", "eogon": "ę", "gbreve": "ğ", "inodot": "ı", "lstrok": "ł",
    "Lstrok": "Ł", "nacute": "ń", "ncaron": "ň", "odblac": "ő", "rcaron": "ř", "sacute": "ś", "scedil": "ş",
    "tcaron": "ť", "udblac": "ű", "uring": "ů", "zacute": "ź", "zcaron": "ž", "Zcaron": "Ž", "zdot": "ż",
  ]
}
