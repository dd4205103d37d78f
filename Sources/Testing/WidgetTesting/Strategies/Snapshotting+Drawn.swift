import Ambient
import Foundation
import Graphics
import Snapshots
import UIKitValues

extension Snapshotting {
  /// The value in the form that is compared.
  func drawn(_ value: Value, timeout: TimeInterval) throws -> DrawnValue {
    if let drawing, diffing.isBuiltIn {
      return try withAmbientValues({ $0.drawingTimeout = timeout }) { try drawing(value) }
    }
    let format = try DrawingDeadline.waiting(seconds: timeout, for: snapshot(value).run)
    switch format {
    case let image as UIImage where diffing.isBuiltIn:
      return DrawnValue(content: .picture(try image.snapshotPixels(), nil), scale: image.scale)
    case let text as String where diffing.isBuiltIn && pathExtension != nil:
      return DrawnValue(content: .text(text))
    default:
      let data = diffing.toData(format)
      let (read, difference) = (diffing.fromData, diffing.diff)
      // A strategy's functions need not be sendable; they are called on the thread that created them.
      let comparison = UncheckedBox(value: { (data: Data) in difference(try read(data), format)?.0 })
      return DrawnValue(content: .data(data) { try comparison.value($0) })
    }
  }
}
