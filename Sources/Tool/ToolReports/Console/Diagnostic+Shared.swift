package import Diagnostics
import Graphics

extension Diagnostic {
  /// The distinct diagnostics in the order of their first picture, with its name and the number of other pictures.
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
