import Foundation

/// The way to a target. Used on one thread at a time.
protocol PushChannel: AnyObject {
  /// Makes the target ready.
  ///
  /// - Returns: Whether the target may have forgotten its pictures.
  func open() throws(PushFailure) -> Bool

  func send(_ picture: PushedPicture) throws(PushFailure)

  /// Tells the target that a picture is gone.
  func remove(_ path: String) throws(PushFailure)

  /// How often ``tend()`` is called while nothing is sent, in seconds; nil for never.
  var tendInterval: TimeInterval? { get }

  /// Keeps a connection alive.
  ///
  /// - Returns: Whether it still is.
  func tend() -> Bool

  func close()
}

extension PushChannel {
  func open() throws(PushFailure) -> Bool { false }
  func remove(_ path: String) throws(PushFailure) {}
  var tendInterval: TimeInterval? { nil }
  func tend() -> Bool { true }
  func close() {}
}

/// Why a picture was not sent.
struct PushFailure: Error, Hashable {
  let message: String
  /// Whether other pictures would fail, too.
  let isWhole: Bool
  /// When the target wants to be asked again, in seconds.
  var pause: TimeInterval?

  init(_ message: String, isWhole: Bool, pause: TimeInterval? = nil) {
    (self.message, self.isWhole, self.pause) = (message, isWhole, pause)
  }
}
