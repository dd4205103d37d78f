import ArgumentParser
import Foundation
package import Graphics

extension ResolvedColor {
  /// Parses a colour of six hexadecimal digits: `#0091FF`.
  ///
  /// - Throws: A validation error, with exit code 64.
  package init(argument: String) throws {
    let digits = argument.hasPrefix("#") ? String(argument.dropFirst()) : argument
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
      throw ValidationError("invalid colour '\(argument)'. Use a form such as #0091FF.")
    }
    func component(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}

extension PixelScale {
  /// Parses `1`, `2` or `3`.
  ///
  /// - Throws: A validation error, with exit code 64.
  package init(argument: String) throws {
    self.init(try Choice(of: "scale", from: [("1", 1), ("2", 2), ("3", 3)]).value(argument))
  }
}
