/// A row of pixels while it is lent: four bytes each, from the left.
package typealias PixelRow = UnsafeMutableBufferPointer<UInt8>

/// A closure in the form in which C calls it.
struct RowReceiver {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?) -> Void

  private let bytesPerRow: Int
  private let receive: (PixelRow) -> Void

  /// Lends `receive` to `body` as a function and its context. No error of C's may jump out of a call of the function.
  static func lend<Result>(
    width: Int, _ receive: (PixelRow) -> Void, to body: (@escaping Function, UnsafeMutableRawPointer) -> Result
  ) -> Result {
    withoutActuallyEscaping(receive) { receive in
      var receiver = RowReceiver(bytesPerRow: width * 4, receive: receive)
      return withUnsafeMutablePointer(to: &receiver) { pointer in
        body(
          { context, row in
            guard let receiver = context?.assumingMemoryBound(to: RowReceiver.self).pointee else { return }
            receiver.receive(PixelRow(start: row, count: receiver.bytesPerRow))
          }, UnsafeMutableRawPointer(pointer))
      }
    }
  }
}
