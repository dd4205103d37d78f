package import Foundation

/// What a server answered after the last redirect.
package struct FetchAnswer: Sendable {
  /// The status of HTTP.
  package let status: Int
  package let headers: HTTPHeaders
  /// Decompressed; empty unless the status is 200 or 203.
  package let body: Data
}
