/// Why an extension cannot be built, with the file and the remedy.
package struct ExtensionBuildingError: Error, Hashable, Sendable {
  package enum Kind: Sendable {
    /// The request is invalid. The message lists the choices.
    case usage
    /// A file has invalid content.
    case badData
    /// A file or folder is missing or unreadable.
    case noInput
    /// A program or a package is not installed.
    case unavailable
    /// The output cannot be written.
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
