import ArgumentParser

/// The process's arguments as bytes.
package enum ProgramArguments {
  /// Rejects arguments that are not UTF-8. A Swift string would replace their bytes, and name another file.
  ///
  /// - Throws: A validation error, with exit code 64.
  package static func check() throws {
    for index in invalid {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let bytes = UnsafeBufferPointer(start: argument, count: Self.length(of: argument)).map(UInt8.init(bitPattern:))
      throw ValidationError("Argument \(index) is not valid UTF-8: '\(String(printing: bytes))'.")
    }
  }

  /// Whether all arguments are UTF-8.
  package static var areText: Bool { invalid.isEmpty }

  /// The indices of the arguments that are not UTF-8.
  private static var invalid: [Int] {
    (1..<max(Int(CommandLine.argc), 1)).filter { index in
      CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
    }
  }

  private static func length(of text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
  }
}
