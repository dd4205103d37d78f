import Foundation
import JSONText

/// What is wrong with a JSON file, in one sentence without a full stop: its line and column where it is no JSON, the way
/// through it to what is of the wrong kind.
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
      description = "not the JSON of an asset catalogue: \(fault)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }
      let place = path.isEmpty ? "" : " at " + path.joined(separator: " › ")
      description = "not the JSON of an asset catalogue\(place): \(Self.reason(context))"
    @unknown default: description = "\(error)"
    }
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    context.debugDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
  }
}
