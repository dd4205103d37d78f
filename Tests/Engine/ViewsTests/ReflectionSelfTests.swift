import Testing

@testable import Views

struct ReflectionSelfTests {
  @Test func `this Swift lists the properties of views`() {
    #expect(ReflectionSelfTest.problem == nil)
  }

  @Test func `a Swift that lists none, or lists them elsewhere, is named`() throws {
    let found = DynamicPropertyLayouts.shared[ReflectionSelfTest.Probe.self]
    #expect(found.map(\.name) == ["state", "environment", "binding"])
    let none = try #require(ReflectionSelfTest.problem(with: []))
    #expect(none.contains("built with Swift 6.") && none.contains("(not found: state, environment, binding)"))
    let moved = found.map { DynamicPropertyLayouts.Property(name: $0.name, type: $0.type, offset: $0.offset + 8) }
    #expect(ReflectionSelfTest.problem(with: moved) != nil)
    #expect(ReflectionSelfTest.problem(with: Array(found.dropLast()))?.contains("(not found: binding)") == true)
  }
}
