import Foundation
import ViewCatalog

/// The source files of the samples: the code under a picture is cut from where the sample stands.
struct SampleSources {
  /// The folder of the module `ViewCatalog`.
  let folder: URL

  /// The lines between the braces of `sample`, without the indentation that they share.
  ///
  /// - Throws: ``SampleError`` when there is no such code; an error of the file system when a file cannot be read.
  func code(of sample: Sample) throws -> String {
    let name = sample.file.split(separator: "/").last.map(String.init) ?? sample.file
    let file = folder.appending(path: "Groups/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    guard let code = Self.code(in: lines, at: sample.line - 1) else { throw SampleError(sample, "has no code") }
    return code
  }

  static func code(in lines: [Substring], at index: Int) -> String? {
    guard lines.indices.contains(index) else { return nil }
    let indentation = lines[index].prefix { $0 == " " }
    guard let opening = lines[index...].firstIndex(where: { $0.hasSuffix("{") || $0.hasSuffix(" }") }) else {
      return nil
    }
    if lines[opening].hasSuffix("}") { return inlineCode(lines[opening]) }
    let body = lines[(opening + 1)...].prefix { $0 != indentation + "}" }
    guard !body.isEmpty, body.endIndex < lines.endIndex else { return nil }
    return body.map { $0.hasPrefix(indentation + "  ") ? $0.dropFirst(indentation.count + 2) : $0 }
      .joined(separator: "\n")
  }

  /// The code of a sample that stands on one line.
  private static func inlineCode(_ line: Substring) -> String? {
    guard let opening = line.range(of: " { ") else { return nil }
    return String(line[opening.upperBound...].dropLast(2))
  }
}
