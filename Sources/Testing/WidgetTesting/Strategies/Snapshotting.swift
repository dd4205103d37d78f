public import Foundation

/// How a value becomes a comparable file. The API is swift-snapshot-testing's.
///
/// `Value` is the test's value, such as a view; `Format` is the compared form, such as a `UIImage` or a `String`.
public struct Snapshotting<Value, Format> {
  /// The reference's file extension, without the dot; `nil` for none.
  public var pathExtension: String?
  /// How two formats are compared and stored.
  public var diffing: Diffing<Format>
  /// Converts a value to the format.
  public var snapshot: (Value) -> Async<Format>
  /// The drawing function of built-in strategies, which returns more than the format. It is used instead of
  /// `snapshot`.
  var drawing: ((Value) throws -> DrawnValue)?

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The reference's file extension, without the dot.
  ///   - diffing: How two formats are compared and stored.
  ///   - asyncSnapshot: Converts a value to the format, at once or later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a synchronous strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// A strategy for values of another type, converted with `transform`.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    var strategy = asyncPullback { Async(value: transform($0)) }
    if let drawing { strategy.drawing = { try drawing(transform($0)) } }
    return strategy
  }

  /// A strategy for values of another type, converted asynchronously.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { self.snapshot($0).run(callback) } }
    }
  }
}

/// A strategy that compares values without conversion.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that compares values without conversion.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

extension Snapshotting {
  /// Returns `strategy`: pictures of widgets do not move, so there is nothing to wait for.
  ///
  /// - Parameter duration: Ignored.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting { strategy }
}

/// How two values are compared and stored.
public struct Diffing<Value> {
  /// Encodes a reference.
  public var toData: (Value) -> Data { didSet { isBuiltIn = false } }
  /// Decodes a reference. An error fails the test.
  public var fromData: (Data) throws -> Value { didSet { isBuiltIn = false } }
  /// Describes the difference between a reference and a candidate; `nil` if there is none.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? { didSet { isBuiltIn = false } }
  /// Whether it is built in. The built-in comparison reports more than `diff` and is used instead.
  private(set) var isBuiltIn = false

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - toData: Encodes a reference.
  ///   - fromData: Decodes a reference.
  ///   - diff: Describes the difference; attachments are not shown.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) throws -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }

  var builtIn: Diffing {
    var copy = self
    copy.isBuiltIn = true
    return copy
  }
}

/// XCTest's attachment, so that strategies with attachments compile. It is not used: the snapshot report shows the
/// pictures.
public struct XCTAttachment: Sendable {
  public init(data: Data) {}

  public init(data: Data, uniformTypeIdentifier: String) {}
}

/// A value that is available now or later.
public struct Async<Value> {
  /// Calls back with the value, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates an asynchronous value. `run` receives the callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  public init(value: Value) { run = { $0(value) } }

  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
