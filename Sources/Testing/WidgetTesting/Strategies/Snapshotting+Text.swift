public import Foundation
import Snapshots

extension Snapshotting where Value == String, Format == String {
  /// Compares a text line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(validating: data, as: UTF8.self) else {
          throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
      },
      diff: { old, new in TextDifference(of: new, from: old).map { ("\($0)", []) } }
    ).builtIn
  }
}

extension Snapshotting where Format == String {
  /// Compares a value's `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// Compares a value as `dump` of the standard library prints it.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in
          old == new ? nil : ("the bytes differ: \(new.count) bytes, \(old.count) in the reference", [])
        }))
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// Compares dictionaries, arrays, strings and numbers as JSON with sorted keys. Other values fail the test.
  public static var json: Snapshotting {
    let text = { (value: Any) in
      // Foundation traps on an invalid JSON object.
      guard JSONSerialization.isValidJSONObject([value]) else { throw NotJSONError(type: "\(type(of: value))") }
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
      return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
    }
    var strategy = Snapshotting(pathExtension: "json", diffing: .lines) { (try? text($0)) ?? "" }
    strategy.drawing = { DrawnValue(content: .text(try text($0))) }
    return strategy
  }
}

private struct NotJSONError: Error, CustomStringConvertible {
  let type: String

  var description: String { "a value of type \(type) cannot be written as JSON" }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares a value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Compares a value as JSON. A value that cannot be encoded fails the test.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(pathExtension: "json") { try encoder.encode($0) }
  }

  /// Compares a value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Compares a value as an XML property list. A value that cannot be encoded fails the test.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(
    pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    let text = { (value: Value) in String(decoding: try encode(value), as: UTF8.self) }
    var strategy = Snapshotting(pathExtension: pathExtension, diffing: .lines) { (try? text($0)) ?? "" }
    strategy.drawing = { DrawnValue(content: .text(try text($0))) }
    return strategy
  }
}
