package import Foundation
package import ToolOptions
package import Widgets

/// What a command does, with the values of its options.
///
/// The commands that cron runs every minute are actions. ``ActionCommand`` is their form for the parser, which also
/// writes their help. The parser reflects over every option of a command and looks up hundreds of conformances, which
/// takes longer than drawing a picture. A usual command line is therefore read without it, by ``init(plain:)``.
package protocol CommandAction {
  init()
  static var options: [PlainOption<Self>] { get }
  /// Takes an argument that is not an option. Returns false for one too many.
  mutating func add(_ argument: String) -> Bool
  /// Whether all required arguments were given.
  var isComplete: Bool { get }
  /// - Throws: A validation error, with exit code 64. Has no effects.
  func validate() throws
  /// The time zone to set for the process; nil if the action needs none.
  var timeZone: TimeZone? { get }
  func run(_ bundle: any WidgetBundle.Type) async throws
}

extension CommandAction {
  package var isComplete: Bool { true }

  /// Reads a command line without the parser: options by their full names, and arguments.
  ///
  /// - Parameter words: The arguments of the process after the command's name.
  /// - Returns: Nil for everything else, such as an invalid value, `--help` or `--`. The parser reads that, and reports
  ///   the errors.
  package init?(plain words: [String]) {
    self.init()
    let options = Self.options
    var rest = words.makeIterator()
    while let word = rest.next() {
      guard Self.isOption(word) else {
        guard add(word) else { return nil }
        continue
      }
      let name = String(decoding: word.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      guard let option = options.first(where: { $0.name == name || $0.shortName == name }) else { return nil }
      let attached = word.utf8.count > name.utf8.count ? String(word.utf8.dropFirst(name.utf8.count + 1)) : nil
      guard let value = attached ?? (option.isFlag ? "true" : rest.next()) else { return nil }
      // The parser knows which values may begin with a dash, and what follows a short name.
      if attached != nil ? option.isFlag || option.shortName == name : Self.isOption(value) { return nil }
      guard (try? option.read(value, &self)) != nil else { return nil }
    }
    guard isComplete, (try? validate()) != nil else { return nil }
  }

  private static func isOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") && word != "-" }
}
