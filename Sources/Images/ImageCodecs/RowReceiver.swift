/// A row of pixels, four bytes each, valid only during the call.
package typealias PixelRow = UnsafeMutableBufferPointer<UInt8>

/// A closure in a form that C can call.
struct RowReceiver {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?) -> Void

  private let bytesPerRow: Int
  private let receive: (PixelRow) -> Void

  /// Passes `receive` to `body` as a function and its context. A C error must not jump out of the function.
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
