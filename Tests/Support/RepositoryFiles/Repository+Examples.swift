import Foundation

extension Repository {
  /// The only example between fences in a page of the documentation that has a text.
  ///
  /// - Throws: If there is none, or several have it.
  public static func example(in page: String, with text: String) throws -> String {
    let parts = try String(contentsOf: file(page), encoding: .utf8).components(separatedBy: "\n```")
    // Text and examples take turns. The first line of an example names its language.
    let examples = parts.indices.filter { !$0.isMultiple(of: 2) && parts[$0].contains(text) }
    guard examples.count == 1 else { throw CocoaError(.fileReadCorruptFile) }
    return parts[examples[0]].drop { $0 != "\n" }.dropFirst() + "\n"
  }
}
