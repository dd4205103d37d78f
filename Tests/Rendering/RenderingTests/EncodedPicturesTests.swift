import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit
import Widgets

struct EncodedPicturesTests {
  private let pictures = EncodedPictures()

  /// Draws a widget that shows `text` and a character that no font has, some seconds after its entry's date.
  private func frame(_ text: String, after seconds: Double = 0) async throws -> RenderedFrame {
    let configuration = StaticConfiguration(kind: "test", provider: StillProvider()) { _ in
      Text(verbatim: "\(text)\u{F8FE}").containerBackground(.white, for: .widget)
    }
    let (kind, request) = (try #require(configuration._kind), RenderRequest(family: .systemSmall))
    let (renderer, shown) = (TestWidget.renderer(), TestWidget.now + seconds)
    let course = try await renderer.course(of: kind, request, until: shown)
    return try await renderer.picture(at: shown, in: course, of: kind, request, as: .png, reusing: pictures)
  }

  @Test func `an equal display list is painted once, and says the same about it`() async throws {
    let first = try await frame("a")
    let second = try await frame("a", after: 60)
    #expect(pictures.count == 1)
    #expect(second.data == first.data && second.diagnostics == first.diagnostics)
    #expect(first.diagnostics.map(\.id).contains("font.missing-glyph"))
    let other = try await frame("b")
    #expect(pictures.count == 2 && other.data != first.data)
  }

  @Test func `few pictures are kept`() async throws {
    for number in 0..<40 { _ = try await frame("\(number)") }
    #expect((1...32).contains(pictures.count))
  }
}
