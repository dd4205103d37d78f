/// A token in a header.
package enum BearerToken {
  /// Whether the header has the token. Takes the same time wherever they differ.
  package static func matches(_ header: String?, _ token: String) -> Bool {
    guard let header, header.lowercased().hasPrefix("bearer ") else { return false }
    let (given, wanted) = (Array(header.utf8.dropFirst(7)), Array(token.utf8))
    var difference = given.count ^ wanted.count
    for index in wanted.indices {
      difference |= Int(wanted[index] ^ (given.isEmpty ? 0 : given[index % given.count]))
    }
    return difference == 0
  }
}
