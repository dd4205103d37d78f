import Ambient
import Dispatch
import Testing

@Suite(.serialized) struct AmbientValuesTests {
  @Test func `an unbound value is its default`() {
    #expect(AmbientValues.current.depth == 1)
  }

  @Test func `a binding ends with its operation and leaves other values unchanged`() {
    withAmbientValues({ $0.depth = 2 }) {
      withAmbientValues({ $0.name = "inner" }) { #expect(AmbientValues.current.depth == 2) }
      #expect(AmbientValues.current.name == nil)
    }
    #expect(AmbientValues.current.depth == 1)
  }

  @Test func `nil can be bound over a value`() {
    withAmbientValues({ $0.name = "outer" }) {
      withAmbientValues({ $0.name = nil }) { #expect(AmbientValues.current.name == nil) }
    }
  }

  @Test func `tasks inherit bound values`() async {
    let depth = await withAmbientValues({ $0.depth = 3 }) { await Task { AmbientValues.current.depth }.value }
    #expect(depth == 3)
  }

  @Test func `work on a queue reads the process's current values`() async {
    defer { AmbientValues.updateProcess { $0.depth = 1 } }
    for depth in [4, 5] {
      AmbientValues.updateProcess { $0.depth = depth }
      let seen = await withAmbientValues({ $0.depth = 9 }) {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: AmbientValues.current.depth) }
        }
      }
      #expect(seen == depth)
    }
  }

  @Test func `errors keep their type`() async {
    func fail() throws(Refusal) { throw Refusal() }
    do throws(Refusal) {
      try withAmbientValues({ $0.depth = 2 }, operation: fail)
    } catch {
      #expect(error == Refusal())
    }
    await #expect(throws: Refusal.self) {
      try await withAmbientValues({ $0.depth = 2 }) { () async throws in try fail() }
    }
  }

  private struct Refusal: Error, Equatable {}
}

extension AmbientValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private enum DepthKey: AmbientKey { static var defaultValue: Int { 1 } }
private enum NameKey: AmbientKey { static var defaultValue: String? { nil } }
