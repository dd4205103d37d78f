import Diagnostics
public import Foundation

extension NSAttributedString {
  /// The type of a document. Apple's page: UIKit/NSAttributedString/DocumentType.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let html = DocumentType(rawValue: "NSHTML")
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text, which is not supported.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// An option for reading a document. Apple's page: UIKit/NSAttributedString/DocumentReadingOptionKey.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType`` (default: HTML).
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding` (default: UTF-16 with a byte order mark, otherwise UTF-8).
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Does nothing.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads the text of an HTML page, or plain text. Apple's page:
  /// UIKit/NSAttributedString/init(data:options:documentAttributes:).
  ///
  /// A page's paragraphs become lines. Its fonts and colours are ignored, with the diagnostic `text.markup-plain`.
  /// - Throws: `CocoaError` for bytes that are invalid in the encoding, and for rich text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let raw = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    let marksUTF16 = [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(data.prefix(2)))
    let encoding = raw.map(String.Encoding.init(rawValue:)) ?? (marksUTF16 ? .utf16 : .utf8)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch options[.documentType] as? DocumentType ?? .html {
    case .plain: self.init(string: text)
    case .html:
      DiagnosticLog.current.report(
        Diagnostic(
          id: "text.markup-plain", message: "only the text of an HTML page is used, not its fonts and colours"))
      self.init(string: HTMLText(text).text)
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }
}

extension AttributedString {
  /// Takes the text without its attributes. Apple's page: Foundation/AttributedString.
  public init(_ text: NSAttributedString) { self.init(text.string) }
}
