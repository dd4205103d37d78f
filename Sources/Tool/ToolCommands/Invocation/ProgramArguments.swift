import ArgumentParser
import ToolReports

/// The process's arguments as bytes.
enum ProgramArguments {
  /// Rejects arguments that are not UTF-8. A Swift string would replace their bytes, and name another file.
  ///
  /// - Throws: A validation error, with exit code 64.
  static func check() throws {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else { continue }
      let bytes = UnsafeBufferPointer(start: argument, count: Self.length(of: argument)).map(UInt8.init(bitPattern:))
      throw ValidationError("Argument \(index) is not valid UTF-8: '\(String(printing: bytes))'.")
    }
  }

  private static func length(of text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
  }
}
