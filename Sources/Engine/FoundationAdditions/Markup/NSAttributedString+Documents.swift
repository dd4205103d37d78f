import Diagnostics
public import Foundation

extension NSAttributedString {
  /// What a document is. Apple's page: UIKit/NSAttributedString/DocumentType.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String
    /// Names a type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A page.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Nothing but text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text, which is not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// What is said of a document that is read. Apple's page: UIKit/NSAttributedString/DocumentReadingOptionKey.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String
    /// Names an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``; a page unless given.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-16 where the bytes say so, else UTF-8, unless given.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Does nothing.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads the text of a page, or plain text. Apple's page: UIKit/NSAttributedString/init(data:options:documentAttributes:).
  ///
  /// A page's paragraphs become lines. Its fonts and colours are not read, and the diagnostic `text.markup-plain` says so.
  /// - Throws: `CocoaError` for bytes that are no text of the encoding, and for rich text.
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
          id: "text.markup-plain", message: "only the text of an HTML page is read, not its fonts and colours"))
      self.init(string: MarkupText(text).text)
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }
}

extension AttributedString {
  /// Takes the text of another, without its attributes. Apple's page: Foundation/AttributedString.
  public init(_ text: NSAttributedString) { self.init(text.string) }
}
