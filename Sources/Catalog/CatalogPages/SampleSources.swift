import Foundation
import ViewCatalog

/// The source files of the samples, from which the page's code is copied.
struct SampleSources {
  /// The folder of the module `ViewCatalog`.
  let folder: URL

  /// The code below an image.
  struct Code: Hashable, Sendable {
    /// The lines between the braces of the sample, without their common indentation.
    let text: String
    /// The types of the same file that the text refers to, directly or indirectly.
    let types: [SampleType]
  }

  /// - Throws: ``SampleError`` if there is no such code; errors of reading the file.
  func code(of sample: Sample) throws -> Code {
    let name = sample.file.split(separator: "/").last.map(String.init) ?? sample.file
    let file = folder.appending(path: "Groups/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    guard let text = Self.code(in: lines, at: sample.line - 1) else { throw SampleError(sample, "has no code") }
    var waiting = SampleType.all(in: lines)
    var found: [SampleType] = []
    var words = Self.words(text)
    while let index = waiting.firstIndex(where: { words.contains($0.name) }) {
      let type = waiting.remove(at: index)
      words.formUnion(Self.words(type.text))
      found.append(type)
    }
    return Code(text: text, types: found)
  }

  /// The code of the sample that starts at `index`.
  static func code(in lines: [Substring], at index: Int) -> String? {
    guard lines.indices.contains(index) else { return nil }
    if lines[index].hasSuffix(" }") { return inlineCode(lines[index]) }
    let indentation = lines[index].prefix { $0 == " " }
    guard let opening = lines[index...].firstIndex(where: opensClosure) else { return nil }
    let body = lines[(opening + 1)...].prefix { $0 != indentation + "}" }
    guard !body.isEmpty, body.endIndex < lines.endIndex else { return nil }
    return body.map { $0.hasPrefix(indentation + "  ") ? $0.dropFirst(indentation.count + 2) : $0 }
      .joined(separator: "\n")
  }

  /// Whether a closure, which may have a parameter, starts at the end of a line.
  private static func opensClosure(_ line: Substring) -> Bool { line.firstMatch(of: /\{( \w+ in)?$/) != nil }

  private static func inlineCode(_ line: Substring) -> String? {
    guard let opening = line.range(of: ") { ") else { return nil }
    return String(line[opening.upperBound...].dropLast(2))
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}

/// A top-level type in a file of samples.
struct SampleType: Hashable, Sendable {
  let name: String
  /// Its declaration without `private`.
  let text: String

  /// The types in `lines`, except for the group itself.
  static func all(in lines: [Substring]) -> [SampleType] {
    lines.indices.compactMap { index in
      let head = lines[index].replacing("@Observable ", with: "").replacing("private ", with: "")
        .replacing("final ", with: "")
      guard head.hasPrefix("struct ") || head.hasPrefix("class "), !head.contains(": SampleGroup") else { return nil }
      let name = head.drop { $0 != " " }.dropFirst().prefix { $0.isLetter || $0.isNumber }
      let rest = lines[(index + 1)...].prefix { $0 != "}" }
      let text = ([lines[index].replacing("private ", with: "")[...]] + rest + ["}"]).joined(separator: "\n")
      return SampleType(name: String(name), text: text)
    }
  }
}
