/// A compiler error, at its location in the user's files.
package struct CompilerMessage: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
  package let text: String

  /// The remedy, if the compiler's message does not contain it.
  package var remedy: String? {
    if text.contains("'_IntentValue'") {
      return
        "the type of an intent parameter must be String, a number, Bool, Date, URL, an AppEnum, an AppEntity, or an array "
        + "of these; make the type an AppEnum or an AppEntity"
    }
    let folders = file.split(separator: "/").map(String.init)
    if text.hasPrefix("no such module"), let index = folders.firstIndex(of: "checkouts"), index + 1 < folders.count {
      return
        "the package \(folders[index + 1]) is written for Apple's systems and needs a module that was not found; provide "
        + "it with --module NAME=DIR"
    }
    return nil
  }

  package var description: String { "\(file):\(line):\(column): error: \(text)" }
}

extension CompilerMessage {
  /// Finds the distinct errors in a build's output, in order.
  ///
  /// - Parameter paths: The user's files by the paths that the compiler saw.
  package static func errors(in output: String, paths: [String: String]) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return output.split(separator: "\n").compactMap { line -> CompilerMessage? in
      guard let message = CompilerMessage(line: line, paths: paths), seen.insert(message).inserted else { return nil }
      return message
    }
  }

  /// Parses a line such as `/folder/File.swift:3:5: error: cannot find 'X' in scope`.
  private init?(line: Substring, paths: [String: String]) {
    guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
      return nil
    }
    let path = place.dropLast(2).joined(separator: ":")
    self.init(file: paths[path] ?? path, line: row, column: column, text: String(line[mark.upperBound...]))
  }
}
