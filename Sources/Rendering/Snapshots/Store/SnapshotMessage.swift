package import Foundation

/// The message for a snapshot that failed or was recorded.
package struct SnapshotMessage: Hashable, Codable, Sendable {
  /// The snapshot's entry in the report.
  enum Link: Hashable, Codable, Sendable {
    case entry(URL)
    /// Why the report cannot be written.
    case unwritable(String)
  }

  /// The snapshot's unique name.
  package let name: String
  package let reason: String
  /// The reason in a few words, for a list; nil if `reason` is short.
  package var summary: String?
  /// The lines in which a text differs; empty for others.
  package var details = ""
  let reference: String
  let link: Link

  /// The reason with its details.
  package var text: String { reason + (details.isEmpty ? "" : "\n\(details)") }

  /// Why there is no entry in the report; nil if there is one.
  package var reportError: String? {
    if case .unwritable(let error) = link { "  (cannot write the report: \(error))" } else { nil }
  }

  /// The lines with the path of the reference and the entry of the report.
  ///
  /// - Parameter address: The address to print for the report's page with its fragment.
  package func links(_ address: (URL) -> String = \.absoluteString) -> [String] {
    let report = if case .entry(let page) = link { "  difference  \(address(page))" } else { reportError ?? "" }
    return ["  reference   \(reference)", report]
  }

  package func description(linking address: (URL) -> String) -> String {
    (["\(name): \(text)"] + links(address)).joined(separator: "\n")
  }
}

extension SnapshotMessage: CustomStringConvertible {
  package var description: String { description(linking: \.absoluteString) }
}
