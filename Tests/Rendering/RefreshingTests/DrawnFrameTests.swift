import LayoutEngine
import Rendering
import Testing
import Timelines

struct DrawnFrameTests {
  @Test func `a released picture releases its layout`() async throws {
    let widget = ScriptedWidget { _ in ([0], .never) }
    let (kind, request) = (try widget.kind, RenderRequest(family: .systemSmall))
    let entry = try #require(try await widget.renderer.timeline(of: kind, request).entries.first)
    var picture: LoweredFrame? = try await widget.renderer.lower(entry, of: kind, request)
    // The background and the content.
    weak let background = picture?.layout.first?.node
    weak let content = picture?.layout.last?.node
    #expect(picture?.layout.count == 2 && background != nil && content != nil)
    picture = nil
    #expect(background == nil && content == nil)
  }
}
