import Foundation
import Rendering
import Timelines

/// One of the options that say how pictures are drawn: how it is read and written, and what it changes.
///
/// ``DrawingOptions`` declares the properties for the command line, with their help. All else reads ``all``: configuration
/// files, schedules, the folders of places, pictures, and the matrix of snapshots. Folder names and messages follow the
/// order of the table.
struct DrawingOption: Sendable {
  /// Where a configuration file may have the option.
  enum Scope {
    /// At the top and for each widget and stack.
    case picture
    /// At the top alone.
    case file
    /// Nowhere: it is of the command line.
    case commandLine
  }

  typealias Reader = @Sendable (String, inout DrawingOptions) throws -> Void
  typealias Slot = @Sendable (DrawingOptions) -> String?
  typealias Apply = @Sendable (DrawingOptions, inout RenderRequest) -> Void

  /// The name behind the two hyphens.
  let name: String
  let scope: Scope
  /// Whether it is there or not, and has no value.
  var isFlag = false
  /// The name in configuration files; another than ``name`` for a list of values.
  var key: String
  /// Whether the command line may have it beside a configuration file.
  var goesWithFile = false
  /// Sets it, as the command line does; flags are read from `true` and `false`.
  ///
  /// Throws a validation error, with exit code 64, for a value that cannot be.
  let read: Reader
  /// Its values as the command line has them, none where they are the usual ones; `true` for a flag that is set.
  let values: @Sendable (DrawingOptions) -> [String]
  /// What it adds to the options that tell the places of one widget apart; nil for nothing.
  var slot: Slot = { _ in nil }
  /// The same for the value that counts where nothing is said.
  var usualSlot: String?
  var apply: Apply = { _, _ in }
  var axis: MatrixAxis?

  /// Whether the file has a list of its values.
  var isRepeated: Bool { key != name }
}

extension DrawingOption {
  /// An option with a value.
  ///
  /// - Parameters:
  ///   - text: The value as it is written; nil for one that is not.
  ///   - slot: What tells places apart; nil for an option that does not.
  init<Value: Sendable>(
    _ name: String, _ scope: Scope, _ value: any WritableKeyPath<DrawingOptions, Value> & Sendable,
    usual: Value, parse: @escaping @Sendable (String) throws -> Value, text: @escaping @Sendable (Value) -> String?,
    slot: @escaping @Sendable (Value) -> String? = { _ in nil },
    apply: @escaping @Sendable (Value, inout RenderRequest) -> Void = { _, _ in }, axis: MatrixAxis? = nil
  ) {
    (self.name, key, self.scope) = (name, name, scope)
    let usualText = text(usual)
    read = { $1[keyPath: value] = try parse($0) }
    values = { options in [text(options[keyPath: value])].compactMap(\.self).filter { $0 != usualText } }
    self.slot = { slot($0[keyPath: value]) }
    usualSlot = slot(usual)
    self.apply = { apply($0[keyPath: value], &$1) }
    self.axis = axis
  }

  /// An option that is there or not.
  init(
    flag name: String, _ scope: Scope, _ value: any WritableKeyPath<DrawingOptions, Bool> & Sendable,
    goesWithFile: Bool = false
  ) {
    self.init(
      name, scope, value, usual: false, parse: { $0 == "true" }, text: { $0 ? "true" : nil })
    (isFlag, self.goesWithFile) = (true, goesWithFile)
  }

  /// An option that may be repeated.
  init<Value: Sendable>(
    repeated name: String, _ scope: Scope, key: String? = nil,
    _ list: any WritableKeyPath<DrawingOptions, [Value]> & Sendable,
    parse: @escaping @Sendable (String) throws -> Value, text: @escaping @Sendable (Value) -> String
  ) {
    (self.name, self.key, self.scope) = (name, key ?? name, scope)
    read = { $1[keyPath: list].append(try parse($0)) }
    values = { $0[keyPath: list].map(text) }
  }

  /// The keys of a configuration file that each widget may have, flags last.
  static let pictureKeys: [String] = {
    let options = all.filter { $0.scope == .picture }
    return (options.filter { !$0.isFlag } + options.filter(\.isFlag)).map(\.key)
  }()

  /// The keys that stand at the top of a configuration file alone.
  static let fileKeys = all.filter { $0.scope == .file }.map(\.key)
}

extension DrawingOptions {
  /// What is to be drawn, in `family`.
  func request(_ family: WidgetFamily) -> RenderRequest {
    DrawingOption.all.reduce(into: RenderRequest(family: family)) { $1.apply(self, &$0) }
  }

  /// The options of pictures that are drawn again and again: all but `--at` and `--json`.
  var words: [String] { words(DrawingOption.all) }

  /// Those of the options that no configuration file has to have.
  var wordsBesidesFile: [String] { words(DrawingOption.all.filter(\.goesWithFile)) }

  private func words(_ options: [DrawingOption]) -> [String] {
    var words = OptionWords()
    for option in options {
      for value in option.values(self) {
        if option.isFlag { words.add(option.name, if: true) } else { words.add(option.name, value) }
      }
    }
    return words.words
  }

  /// All that may tell places of one kind and family apart, settings excepted, as it is written on the command line. The
  /// system's locale and zone tell none apart: a picture stays in its place when its owner travels.
  var placeOptions: [String] { DrawingOption.all.compactMap { $0.slot(self) } }

  /// The same where nothing is said.
  static let standardPlaceOptions = DrawingOption.all.compactMap(\.usualSlot)
}
