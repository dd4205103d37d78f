import Foundation
import Graphics
package import Rendering
package import Timelines
import Widgets

/// A drawing option: how it is parsed, written and applied.
///
/// ``DrawingOptions`` declares the properties for the command line, with their help. Everything else reads ``all``:
/// configuration files, schedules, the folder names of slots, and the matrix of snapshots. Folder names and messages
/// follow the order of the table.
package struct DrawingOption: Sendable {
  /// Where a configuration file may have the option.
  package enum Scope {
    /// At the top level, and for each widget and stack.
    case picture
    /// Only at the top level.
    case file
    /// Only on the command line.
    case commandLine
  }

  /// Makes the key path when it is used: most options of a command are not.
  package typealias Part<Value> = @Sendable () -> any WritableKeyPath<DrawingOptions, Value> & Sendable

  package typealias Reader = @Sendable (String, inout DrawingOptions) throws -> Void
  package typealias Slot = @Sendable (DrawingOptions) -> String?
  package typealias Apply = @Sendable (DrawingOptions, inout RenderRequest) -> Void

  /// The name without `--`.
  package let name: String
  package let scope: Scope
  package var isFlag = false
  /// The key in configuration files; it differs from ``name`` for lists.
  package var key: String
  /// Whether it can be combined with a configuration file.
  package var goesWithFile = false
  /// Parses a value and sets it; flags are `true` or `false`.
  ///
  /// Throws a validation error, with exit code 64, for an invalid value.
  package let read: Reader
  /// The values as written on the command line; empty for the default. `true` for a flag that is set.
  package let values: @Sendable (DrawingOptions) -> [String]
  /// The part that it adds to the name of an output slot, if any.
  package var slot: Slot = { _ in nil }
  /// The same for the default value.
  package var usualSlot: String?
  package var apply: Apply = { _, _ in }
  package var axis: MatrixAxis?

  /// Whether configuration files have a list of values.
  package var isRepeated: Bool { key != name }
}

extension DrawingOption {
  /// An option with a value.
  ///
  /// - Parameters:
  ///   - text: The value as written; nil for the default.
  ///   - slot: The part of the slot's name, if any.
  init<Value: Sendable>(
    _ name: String, _ scope: Scope, _ value: @autoclosure @escaping Part<Value>,
    usual: Value, parse: @escaping @Sendable (String) throws -> Value, text: @escaping @Sendable (Value) -> String?,
    slot: @escaping @Sendable (Value) -> String? = { _ in nil },
    apply: @escaping @Sendable (Value, inout RenderRequest) -> Void = { _, _ in }, axis: MatrixAxis? = nil
  ) {
    (self.name, key, self.scope) = (name, name, scope)
    let usualText = text(usual)
    read = { $1[keyPath: value()] = try parse($0) }
    values = { options in [text(options[keyPath: value()])].compactMap(\.self).filter { $0 != usualText } }
    self.slot = { slot($0[keyPath: value()]) }
    usualSlot = slot(usual)
    self.apply = { apply($0[keyPath: value()], &$1) }
    self.axis = axis
  }

  /// A flag.
  init(
    flag name: String, _ scope: Scope, _ value: @autoclosure @escaping Part<Bool>,
    goesWithFile: Bool = false
  ) {
    self.init(
      name, scope, value(), usual: false, parse: { $0 == "true" }, text: { $0 ? "true" : nil })
    (isFlag, self.goesWithFile) = (true, goesWithFile)
  }

  /// An option that may be repeated.
  init<Value: Sendable>(
    repeated name: String, _ scope: Scope, key: String? = nil,
    _ list: @autoclosure @escaping Part<[Value]>,
    parse: @escaping @Sendable (String) throws -> Value, text: @escaping @Sendable (Value) -> String
  ) {
    (self.name, self.key, self.scope) = (name, key ?? name, scope)
    read = { $1[keyPath: list()].append(try parse($0)) }
    values = { $0[keyPath: list()].map(text) }
  }

  /// The configuration keys of a widget, flags last.
  package static let pictureKeys: [String] = {
    let options = all.filter { $0.scope == .picture }
    return (options.filter { !$0.isFlag } + options.filter(\.isFlag)).map(\.key)
  }()

  /// The configuration keys of the top level only.
  package static let fileKeys = all.filter { $0.scope == .file }.map(\.key)
}

extension DrawingOptions {
  package func request(_ family: WidgetFamily) -> RenderRequest { request(RenderRequest(family: family)) }

  /// A request with the family, size and entry of another.
  package func request(_ plain: RenderRequest) -> RenderRequest {
    var request = DrawingOption.all.reduce(into: plain) { $1.apply(self, &$0) }
    request.panel = panel.panel
    if let canvas = panel.canvas {
      let pixelsPerPoint = scale.pixelsPerPoint
      request.canvas = .cell(
        CGSize(width: CGFloat(canvas.width) / pixelsPerPoint, height: CGFloat(canvas.height) / pixelsPerPoint))
    }
    guard panel.palette != nil else { return request }
    if scheme == nil { request.scheme = .eink }
    // White on nothing, as on a Lock Screen, is invisible on paper.
    if look.mode == nil && look.chosen == .standard { request.renderingMode = .fullColor }
    return request
  }

  /// The command-line arguments for repeated drawing, without `--at` and `--json`.
  package var words: [String] { words(DrawingOption.all) }

  /// The arguments that can be combined with a configuration file.
  package var wordsBesidesFile: [String] { words(DrawingOption.all.filter(\.goesWithFile)) }

  private func words(_ options: [DrawingOption]) -> [String] {
    var words = OptionArguments()
    for option in options {
      for value in option.values(self) {
        if option.isFlag { words.add(option.name, if: true) } else { words.add(option.name, value) }
      }
    }
    return words.words
  }

  /// The options that can be part of a slot's name, besides settings. The system's locale and time zone are not part of it,
  /// so that a picture keeps its path when its owner travels.
  package var slotOptions: [String] { DrawingOption.all.compactMap { $0.slot(self) } }

  /// The same for the default options.
  package static let standardPlaceOptions = DrawingOption.all.compactMap(\.usualSlot)
}
