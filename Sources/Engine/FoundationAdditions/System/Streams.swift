public import Foundation

/// Apple's stream methods are imported from C, which converts any pointer to a byte pointer.
extension InputStream {
  /// Reads up to `len` bytes. Apple's page: Foundation/InputStream/read(_:maxLength:).
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength len: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

extension OutputStream {
  /// Writes up to `len` bytes. Apple's page: Foundation/OutputStream/write(_:maxLength:).
  public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}
