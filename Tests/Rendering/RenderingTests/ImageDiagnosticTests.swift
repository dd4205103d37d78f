import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit
import Widgets

/// Diagnostics of everything that is replaced or left out, with test widgets.
@Suite struct ImageDiagnosticTests {
  @Test func `a missing background is replaced by the system's`() async throws {
    let light = try await TestWidget.picture { Color.clear }
    #expect(light.diagnostics.map(\.id) == ["widget.no-container-background"])
    #expect(light.diagnostics.first?.subject == "test")
    #expect("\(light.lowered.displayList)".contains("#FFFFFF"))
    var request = RenderRequest(family: .systemSmall)
    request.colorScheme = .dark
    let dark = try await TestWidget.picture(request) { Color.clear }
    #expect("\(dark.lowered.displayList)".contains("#000000"))
  }

  @Test func `a background at any depth is enough`() async throws {
    let picture = try await TestWidget.picture {
      VStack { HStack { Text("deep").containerBackground(.red, for: .widget) } }
    }
    #expect(picture.diagnostics == [])
  }

  @Test func `the outermost of several widget URLs is used, and that is reported`() async throws {
    let picture = try await TestWidget.picture {
      Text("a").widgetURL(URL(string: "test://inner")).widgetURL(URL(string: "test://outer"))
        .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.links.map(\.url.absoluteString) == ["test://outer"])
    #expect(picture.diagnostics.map(\.id) == ["widget.several-urls"])
    #expect(picture.diagnostics.first?.subject == "test://inner")
  }

  @Test func `a repeated URL is one URL`() async throws {
    let picture = try await TestWidget.picture {
      Text("a").widgetURL(URL(string: "test://a")).widgetURL(URL(string: "test://a"))
        .containerBackground(.white, for: .widget)
    }
    #expect(picture.diagnostics == [])
  }

  @Test func `without a URL there is no link`() async throws {
    let picture = try await TestWidget.picture { Color.red.containerBackground(.white, for: .widget) }
    #expect(picture.lowered.links == [])
  }

  @Test func `a character that no font has is reported`() async throws {
    // A private use character.
    let picture = try await TestWidget.picture { Text(verbatim: "a\u{F8FE}").containerBackground(.white, for: .widget) }
    #expect(picture.diagnostics.map(\.id) == ["font.missing-glyph"])
    #expect(picture.diagnostics.first?.description.contains("F8FE") == true)
  }

  @Test func `several views at the top level form a column`() async throws {
    let picture = try await TestWidget.picture {
      Group {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
      .containerBackground(.white, for: .widget)
    }
    let layout = try #require(picture.lowered.layout.last).description
    #expect(layout.contains("(VStack"))
  }

  @Test func `a timeline without entries is an error`() async throws {
    let kind = try #require(StaticConfiguration(kind: "empty", provider: EmptyProvider()) { _ in Color.red }._kind)
    await #expect {
      _ = try await TestWidget.renderer().currentPicture(of: kind, RenderRequest(family: .systemSmall), as: .png)
    } throws: { error in
      if case RenderError.emptyTimeline(kind: "empty") = error { true } else { false }
    }
  }

  @Test func `margins are added unless the widget disables them`() async throws {
    let kind = try #require(
      StaticConfiguration(kind: "margins", provider: StillProvider()) { _ in
        Color.red.containerBackground(.white, for: .widget)
      }._kind)
    let inside = try await TestWidget.renderer().currentPicture(
      of: kind, RenderRequest(family: .systemSmall), as: .png)
    let whole = try await TestWidget.picture { Color.red }
    #expect("\(inside.lowered.displayList)".contains("(rect 16 16 138 138)"))
    #expect(!"\(whole.lowered.displayList)".contains("(rect 16 16 138 138)"))
  }

  @Test func `a view without a background has no margins, wherever one was possible`() async throws {
    let plain = try #require(StaticConfiguration(kind: "old", provider: StillProvider()) { _ in Color.red }._kind)
    let reading = try #require(
      StaticConfiguration(kind: "old", provider: StillProvider()) { _ in GeometryReader { _ in Color.red } }._kind)
    for kind in [plain, reading] {
      let picture = try await TestWidget.renderer().currentPicture(
        of: kind, RenderRequest(family: .systemSmall), as: .png)
      #expect("\(picture.lowered.displayList)".contains("(fill (rect 0 0 170 170) #FF383CFF)"))
      #expect(picture.diagnostics.map(\.id) == ["widget.no-container-background"])
    }
  }

  @Test func `a background inside a geometry reader keeps the margins`() async throws {
    let kind = try #require(
      StaticConfiguration(kind: "margins", provider: StillProvider()) { _ in
        GeometryReader { _ in Color.red.containerBackground(.white, for: .widget) }
      }._kind)
    let picture = try await TestWidget.renderer().currentPicture(
      of: kind, RenderRequest(family: .systemSmall), as: .png)
    #expect("\(picture.lowered.displayList)".contains("(rect 16 16 138 138)"))
    #expect(picture.diagnostics == [])
  }
}

private struct EmptyProvider: TimelineProvider {
  func placeholder(in context: Context) -> StillProvider.Entry { StillProvider.Entry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (StillProvider.Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<StillProvider.Entry>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}
