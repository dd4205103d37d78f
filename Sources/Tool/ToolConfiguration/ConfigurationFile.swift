import ArgumentParser
package import Foundation
import SystemIO
package import ToolReports
import Yams

/// An error in a configuration file. Lines and columns count from 1, columns in Unicode scalars.
struct ConfigurationError: Error, Hashable, Sendable {
  let line: Int
  let column: Int
  let message: String

  init(_ message: String, line: Int = 1, column: Int = 1) {
    (self.message, self.line, self.column) = (message, line, column)
  }

  init(_ message: String, at node: Node) {
    self.init(message, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }
}

package struct ConfigurationFile {
  /// The path as given.
  let path: String
  let root: Node.Mapping

  /// The largest size: 1 MiB.
  static let longest = 1 << 20
  /// The largest number of aliases (`*name`). Aliases may contain aliases: sixteen multiply the content by a few
  /// hundred at most, a hundred by more than can be counted.
  static let mostAliases = 16

  /// Parses the file.
  ///
  /// - Throws: ``ConfigurationError`` if it is too long, or not a YAML mapping.
  init(path: String, contents: Data) throws(ConfigurationError) {
    self.path = path
    root = try Self.root(of: contents)
  }

  /// Reads the file at `path`, at most one byte more than is allowed.
  ///
  /// - Throws: ``ToolError`` with exit code 66 if the file cannot be read.
  package static func contents(of path: String) throws(ToolError) -> Data {
    do throws(SystemError) { return try OpenBytes.read(at: path, upTo: longest + 1) } catch {
      throw ToolError("\(path.printable): cannot be read: \(error)", exitCode: .noInput)
    }
  }

  /// The time zone on a line of its own at the top of the file, found without parsing the file; nil if there is none, and
  /// for a pipe, which can be read only once.
  static func timeZone(ofFile path: String) -> TimeZone? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let data = try? contents(of: path) else {
      return nil
    }
    let text = Data("\n".utf8) + data
    guard let name = text.firstRange(of: Data("\ntime-zone:".utf8)) else { return nil }
    let line = text[name.upperBound...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "#") }
    let value = String(decoding: line, as: UTF8.self).trimmingCharacters(in: ["\"", "'", " ", "\t", "\r"])
    return TimeZone(identifier: value)
  }

  private static func root(of data: Data) throws(ConfigurationError) -> Node.Mapping {
    guard data.count <= longest else { throw ConfigurationError("the file is larger than \(longest) bytes") }
    guard var text = String(validating: data, as: UTF8.self) else {
      throw ConfigurationError("the file is not valid UTF-8")
    }
    // The parser treats a byte order mark as a document of its own.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    // Counted in the text before parsing, because the parser expands aliases; a few false matches in quotes and
    // comments do no harm.
    guard !text.utf8.contains(UInt8(ascii: "*")) || text.matches(of: /\*[-A-Za-z0-9_]/).count <= mostAliases else {
      throw ConfigurationError("the file has more than \(mostAliases) aliases (*name)")
    }
    let node: Node?
    do {
      // Every value is read as text, so that no type is guessed.
      node = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch let error as YamlError {
      throw ConfigurationError(error, in: text)
    } catch {
      throw ConfigurationError("\(error)")
    }
    guard let node else { throw ConfigurationError("the file is empty; add output: and widgets:") }
    guard case .mapping(let root) = node else {
      throw ConfigurationError("expected a mapping with keys such as output: and widgets:", at: node)
    }
    return root
  }
}

extension ConfigurationError {
  /// The parser's error, in one line.
  fileprivate init(_ error: YamlError, in text: String) {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let words = [context?.text, problem].compactMap { $0 }.joined(separator: ", ")
      self.init(words, line: mark.line, column: mark.column)
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "'\($0)'" }.joined(separator: ", ")
      self.init("duplicate keys: \(names)", line: context.mark.line, column: context.mark.column)
    case .reader(let problem, let offset, _, _):
      let before = text.prefix(offset ?? 0)
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
      self.init(problem, line: max(lines.count, 1), column: (lines.last?.unicodeScalars.count ?? 0) + 1)
    default: self.init("\(error)")
    }
  }
}
