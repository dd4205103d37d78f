package import Graphics

/// What is wrong with a file of one format, or why one could not be made: one sentence without a full stop.
package protocol CodecError: Error, Equatable, CustomStringConvertible {
  /// The size in the header, and the limit that it breaks; nil for any other error.
  var excess: (size: PixelSize, limit: SizeLimit)? { get }
  /// The limit that was found broken while the file was read; nil for any other error, and by default.
  var countLimit: CountLimit? { get }
}

extension CodecError {
  package var countLimit: CountLimit? { nil }

  fileprivate func isEqual(to other: any CodecError) -> Bool { other as? Self == self }
}

/// An error of a codec, of any format.
public struct CodecFailure: Error, Equatable, CustomStringConvertible {
  package let error: any CodecError

  package init(_ error: any CodecError) { self.error = error }

  public static func == (one: CodecFailure, other: CodecFailure) -> Bool { one.error.isEqual(to: other.error) }

  public var description: String { error.description }
}
