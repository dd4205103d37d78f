import Foundation
import Graphics
import ImageCodecs
import RepositoryFiles
import ServerDriving
import SystemIO
import Testing
import WebServing

/// A program that writes to a panel whose hardware is recorded (`Tests/Fixtures/Panels`).
struct PanelRecording {
  /// Of the environment that Scripts/bootstrap installs.
  static let python: String = {
    let variables = ProcessInfo.processInfo.environment
    let cache = variables["XDG_CACHE_HOME"] ?? (variables["HOME"] ?? "/root") + "/.cache"
    return cache + "/almanac/panels/bin/python"
  }()

  static var isExpected: Bool {
    access(python, X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil
  }

  let folder: URL

  /// The words of a command that runs a program. It needs ALMANAC_PICTURE if the program does.
  ///
  /// - Parameter board: The number of an Inky board, or 0.
  func command(_ program: String, board: Int) throws -> [String] {
    let file = folder.appending(path: "show.py")
    try Data(program.utf8).write(to: file)
    return [
      Self.python, Repository.file("Tests/Fixtures/Panels/run.py").path, record.path, "\(board)", file.path,
    ]
  }

  private var record: URL { folder.appending(path: "record") }

  /// Forgets all commands.
  func clear() throws { try #require(truncate(record.path, 0) == 0) }

  /// The bytes of the last command with a number, after the program.
  func data(of command: UInt8) throws -> [UInt8]? {
    let lines = try String(contentsOf: record, encoding: .utf8).split(separator: "\n")
    let line = lines.last { $0.split(separator: " ")[0] == String(format: "%02x", command) }
    guard let digits = line?.split(separator: " ").dropFirst().first.map({ Array($0.utf8) }) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16)
    }
  }

  /// The pixels of a picture as numbers of a panel, from the highest bit.
  ///
  /// - Parameters:
  ///   - numbers: Those of the colours. Each of them has to be in the picture.
  ///   - bits: 1 or 4.
  static func packed(_ png: Data, _ numbers: [UInt32: UInt8], bits: Int) throws -> [UInt8] {
    let picture = try PNGDecoder.decode(png)
    var (bytes, seen): ([UInt8], Set<UInt32>) = ([], [])
    for y in 0..<picture.pixelSize.height {
      for x in stride(from: 0, to: picture.pixelSize.width, by: 8 / bits) {
        bytes.append(
          try (x..<(x + 8 / bits)).reduce(0) { byte, x in
            let color = picture[x, y] & 0xFF_FFFF
            seen.insert(color)
            return byte << UInt8(bits) | (try #require(numbers[color]))
          })
      }
    }
    #expect(seen == Set(numbers.keys))
    return bytes
  }
}
