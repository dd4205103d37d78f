import ArgumentParser
import Foundation
package import Snapshots

/// A dimension of a snapshot matrix, named in `--matrix` like its option.
package struct MatrixAxis: Sendable {
  /// The position in help texts and messages.
  package let position: Int
  /// Sets the axis to the named values; `all` alone selects every value.
  ///
  /// Throws a validation error, with exit code 64, for an invalid value.
  package let assign: @Sendable ([String], inout SnapshotMatrix) throws -> Void

  init(_ position: Int, assign: @escaping @Sendable ([String], inout SnapshotMatrix) throws -> Void) {
    (self.position, self.assign) = (position, assign)
  }

  /// An axis with the values of a choice.
  init<Value: Hashable & Sendable>(
    _ position: Int, _ choice: Choice<Value>, set: @escaping @Sendable ([Value], inout SnapshotMatrix) -> Void
  ) {
    self.init(position) { names, matrix in
      set(names == ["all"] ? choice.choices.map(\.1) : try names.map(choice.value).uniqued, &matrix)
    }
  }

  /// Locales become part of a file name.
  static func locales(_ position: Int) -> MatrixAxis {
    MatrixAxis(position) { names, matrix in
      if names == ["all"] {
        throw ValidationError("The axis locale cannot be 'all'. List the locales: locale=en_US,ar.")
      }
      matrix.locales = try names.map(locale).uniqued
    }
  }

  private static func locale(_ name: String) throws -> Locale {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }) else {
      throw ValidationError(
        "unknown locale '\(name)'. Use a language and an optional region, such as ar, en_US or ja_JP.")
    }
    return try Locale.named(name)
  }
}

extension Array where Element: Hashable {
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
