package import Diagnostics
import Graphics

extension Diagnostic {
  /// Each thing replaced or left out, once, in the order of its first picture: with that one's name, and how many have it
  /// besides.
  package static func shared(
    by pictures: [(name: String, diagnostics: [Diagnostic])]
  ) -> [(diagnostic: Diagnostic, names: String)] {
    var order: [Diagnostic] = []
    var names: [Diagnostic: (first: String, count: Int)] = [:]
    for picture in pictures {
      for diagnostic in picture.diagnostics {
        if names[diagnostic] == nil { order.append(diagnostic) }
        names[diagnostic, default: (picture.name, 0)].count += 1
      }
    }
    return order.map { diagnostic in
      let (first, count) = names[diagnostic] ?? ("", 1)
      return (diagnostic, count > 1 ? "\(first) and \(count - 1) more" : first)
    }
  }
}
