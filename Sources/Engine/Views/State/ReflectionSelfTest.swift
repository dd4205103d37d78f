import LayoutEngine

/// Whether the stored properties of views can be found.
///
/// They are found with a function of the Swift runtime that is not public API. If a later Swift changed it, `@State` and
/// `@Environment` would silently keep their initial values.
package enum ReflectionSelfTest {
  /// What is wrong; nil if the properties of a view are found where the compiler put them.
  package static let problem: String? = problem(with: DynamicPropertyLayouts.shared[Probe.self])

  static func problem(with found: [DynamicPropertyLayouts.Property]) -> String? {
    let missing = expected.filter { expected in
      !found.contains {
        $0.name == expected.name && $0.type == expected.type && $0.offset == expected.offset
      }
    }
    if missing.isEmpty && found.count == expected.count { return nil }
    let names = missing.map(\.name).joined(separator: ", ")
    return """
      this program was built with \(swift), whose runtime does not list the properties of views as Swift 6.3 does\
      \(missing.isEmpty ? "" : " (not found: \(names))"); views would lose the values of @State and @Environment: \
      build it with Swift 6.3
      """
  }

  struct Probe {
    let plain: UInt8 = 0
    @State var state: Int64 = 0
    @Environment(\.layoutDirection) var environment
    @Binding var binding: Bool

    static var offsets: [Int?] {
      [
        MemoryLayout<Self>.offset(of: \._state), MemoryLayout<Self>.offset(of: \._environment),
        MemoryLayout<Self>.offset(of: \._binding),
      ]
    }
  }

  private static var expected: [(name: String, type: any DynamicProperty.Type, offset: Int?)] {
    let offsets = Probe.offsets
    return [
      ("state", State<Int64>.self, offsets[0]), ("environment", Environment<LayoutDirection>.self, offsets[1]),
      ("binding", Binding<Bool>.self, offsets[2]),
    ]
  }

  private static var swift: String {
    #if compiler(>=6.5)
      "Swift 6.5 or newer"
    #elseif compiler(>=6.4)
      "Swift 6.4"
    #else
      "Swift 6.3"
    #endif
  }
}
