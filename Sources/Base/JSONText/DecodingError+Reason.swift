package import Foundation

extension DecodingError {
  /// The path of the value, such as `images › entry 2`; empty for the whole text.
  package var path: String {
    let keys = context?.codingPath ?? []
    return keys.map { $0.intValue.map { "entry \($0 + 1)" } ?? $0.stringValue }.joined(separator: " › ")
  }

  /// Why `data` was not decoded, without a full stop: a syntax error with its line and column, or what is wrong with
  /// the value at ``path``.
  package func reason(in data: Data) -> String {
    if case .dataCorrupted = self, let error = JSONSyntaxError(in: data) { return error.description }
    return context?.debugDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". \n")) ?? "\(self)"
  }

  private var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
