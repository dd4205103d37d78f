/// Why an extension cannot be built, in words that name the file and what to do.
package struct ExtensionBuildingError: Error, Hashable, Sendable {
  /// What has to change before it can work.
  package enum Kind: Sendable {
    /// What was asked for does not exist: the choices are named.
    case usage
    /// A file is not what it should be.
    case badData
    /// A file or folder is not there, or cannot be read.
    case noInput
    /// A program or a package is not installed.
    case unavailable
    /// The result cannot be put where it should go.
    case cannotCreate
  }

  package let kind: Kind
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension ExtensionBuildingError: CustomStringConvertible {
  package var description: String { message }
}
