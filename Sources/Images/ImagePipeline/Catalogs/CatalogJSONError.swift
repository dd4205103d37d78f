import Foundation
import JSONText

/// A JSON error in one sentence without a full stop, with the line and column of a syntax error or the path to a
/// value of the wrong type.
struct CatalogJSONError: CustomStringConvertible {
  let description: String

  init(_ error: any Error, in data: Data) {
    guard let error = error as? DecodingError else {
      description = "\(error)"
      return
    }
    let place = error.path.isEmpty ? "" : " at " + error.path
    description = "invalid asset catalog JSON\(place): \(error.reason(in: data))"
  }
}
