public import Foundation

/// How a value becomes something that can be kept in a file and compared: the spelling of swift-snapshot-testing.
///
/// `Value` is what a test has, such as a view; `Format` what is compared, such as a `UIImage` or a `String`.
public struct Snapshotting<Value, Format> {
  /// The ending of the reference's name, without the dot; nil for none.
  public var pathExtension: String?
  /// How two formats are compared, and kept in files.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) -> Async<Format>
  /// What draws the value, where the strategy and its comparison are ours: it knows more than the format holds. `snapshot` is not
  /// asked then.
  var drawing: ((Value) throws -> DrawnValue)?

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the reference's name, without the dot.
  ///   - diffing: How two formats are compared, and kept in files.
  ///   - asyncSnapshot: Makes the format of a value, at once or later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a strategy that makes the format at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// A strategy for values of another type, which are made into values of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    var strategy = asyncPullback { Async(value: transform($0)) }
    if let drawing { strategy.drawing = { try drawing(transform($0)) } }
    return strategy
  }

  /// A strategy for values of another type, which become values of this one later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { self.snapshot($0).run(callback) } }
    }
  }
}

/// A strategy whose values are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that compares values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

extension Snapshotting {
  /// The strategy as it is: pictures of widgets do not move, so nothing is waited for.
  ///
  /// - Parameter duration: How long to wait, in seconds; not taken into account.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting { strategy }
}

/// How two values are compared, and kept in files.
public struct Diffing<Value> {
  /// The bytes of a reference.
  public var toData: (Value) -> Data { didSet { isBuiltIn = false } }
  /// Reads a reference; throws where it cannot be read, which fails the test.
  public var fromData: (Data) throws -> Value { didSet { isBuiltIn = false } }
  /// What is different, in words, of a reference and a candidate; nil where nothing is.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? { didSet { isBuiltIn = false } }
  /// Whether it is one of ours: our own comparison says more than `diff`, and is asked instead.
  private(set) var isBuiltIn = false

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - toData: The bytes of a reference.
  ///   - fromData: Reads a reference.
  ///   - diff: What is different, of a reference and a candidate; attachments are not shown anywhere.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) throws -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }

  /// The same, as one of ours.
  var builtIn: Diffing {
    var copy = self
    copy.isBuiltIn = true
    return copy
  }
}

/// What XCTest attaches to a test's report on Apple's systems, so that strategies compile that make some. It goes nowhere here:
/// the report of snapshots shows the pictures.
public struct XCTAttachment: Sendable {
  /// Nothing is attached.
  public init(data: Data) {}

  /// Nothing is attached.
  public init(data: Data, uniformTypeIdentifier: String) {}
}

/// A value that is there now or comes later.
public struct Async<Value> {
  /// Calls back with the value, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that comes later: `run` is given what to call with it.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there.
  public init(value: Value) { run = { $0(value) } }

  /// The value that `transform` makes of this one.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
