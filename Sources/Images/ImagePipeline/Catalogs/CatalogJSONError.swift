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
    switch error {
    case .dataCorrupted(let context):
      let fault = JSONSyntaxError(in: data)?.description ?? Self.reason(context)
      description = "invalid asset catalog JSON: \(fault)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }
      let place = path.isEmpty ? "" : " at " + path.joined(separator: " › ")
      description = "invalid asset catalog JSON\(place): \(Self.reason(context))"
    @unknown default: description = "\(error)"
    }
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    context.debugDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
  }
}
