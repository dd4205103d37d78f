import Ambient
import Dispatch
import Foundation
import Graphics
import UIKitValues
import Snapshots

extension Snapshotting {
  /// The value in the form that is compared.
  func drawn(_ value: Value, timeout: TimeInterval) throws -> DrawnValue {
    if let drawing, diffing.isBuiltIn {
      return try withAmbientValues({ $0.drawingTimeout = timeout }) { try drawing(value) }
    }
    let format = try awaited(snapshot(value), seconds: timeout)
    switch format {
    case let image as UIImage where diffing.isBuiltIn:
      return DrawnValue(content: .picture(try image.snapshotPixels(), nil), scale: image.scale)
    case let text as String where diffing.isBuiltIn && pathExtension != nil:
      return DrawnValue(content: .text(text))
    default:
      let data = diffing.toData(format)
      let (read, difference) = (diffing.fromData, diffing.diff)
      let comparison = Comparison { data in difference(try read(data), format)?.0 }
      return DrawnValue(content: .data(data) { try comparison.difference($0) })
    }
  }

  /// Waits for an asynchronous value.
  private func awaited(_ value: Async<Format>, seconds: TimeInterval) throws -> Format {
    let (arrival, arrived) = (AsyncResult<Format>(), DispatchSemaphore(value: 0))
    value.run {
      arrival.value = $0
      arrived.signal()
    }
    if arrived.wait(timeout: .now() + seconds) == .timedOut { throw DrawingDeadline.Exceeded(seconds: seconds) }
    guard let value = arrival.value else { throw DrawingDeadline.Exceeded(seconds: seconds) }
    return value
  }
}

/// Written before the semaphore is signalled, read after.
private final class AsyncResult<Value>: @unchecked Sendable { var value: Value? }

/// A strategy's functions need not be sendable; they are called on the thread that created them.
private struct Comparison: @unchecked Sendable { let difference: (Data) throws -> String? }
