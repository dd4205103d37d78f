import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit

/// The positions of links in a picture.
@Suite struct FrameLinkTests {
  private static let medium = RenderRequest(family: .systemMedium)
  private let first = URL(filePath: "/first")
  private let second = URL(filePath: "/second")
  private let whole = URL(filePath: "/whole")

  @Test func `the widget's URL is below its links`() async throws {
    let picture = try await TestWidget.picture(Self.medium) { [first, second, whole] in
      VStack(spacing: 0) {
        Link(destination: first) { Color.red.frame(width: 100, height: 20) }
        Link(destination: second) { Color.blue }
      }
      .widgetURL(whole)
      .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.links.map(\.url) == [whole, first, second])
    #expect(
      picture.lowered.links.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 364, height: 170), CGRect(x: 132, y: 0, width: 100, height: 20),
        CGRect(x: 0, y: 20, width: 364, height: 150),
      ])
    #expect(picture.diagnostics == [])
  }

  @Test func `a link is clipped to the picture, and left out outside of it`() async throws {
    let picture = try await TestWidget.picture(Self.medium) { [first, second] in
      ZStack {
        Link(destination: first) { Color.red.frame(width: 500, height: 20) }
        Link(destination: second) { Color.red.frame(width: 20, height: 20) }.offset(x: 500)
        Link(destination: second) { Color.red }.hidden()
      }
      .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.links.map(\.url) == [first])
    #expect(picture.lowered.links.map(\.frame) == [CGRect(x: 0, y: 75, width: 364, height: 20)])
  }

  @Test func `the last link is on top, by its z index`() async throws {
    let picture = try await TestWidget.picture(Self.medium) { [first, second] in
      ZStack {
        Link(destination: first) { Color.red }.zIndex(1)
        Link(destination: second) { Color.red }
      }
      .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.links.map(\.url) == [second, first])
  }

  @Test func `a small widget is one target, and a link in it does nothing`() async throws {
    let picture = try await TestWidget.picture { [first, whole] in
      Link(destination: first) { Text("Unit") }
        .widgetURL(whole)
        .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.links.map(\.url) == [whole])
    #expect(picture.diagnostics.map(\.id) == ["link.one-target"])
  }

  @Test func `a link has the text of its views, and the widget's URL that of the widget`() async throws {
    let picture = try await TestWidget.picture(Self.medium) { [first, second, whole] in
      VStack {
        Link(destination: first) { Text("One") }
        Link(destination: second) { Image(systemName: "star").accessibilityLabel("A star") }
        Text("Three")
      }
      .widgetURL(whole)
      .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.links.map(\.label) == ["One A star Three", "One", "A star"])
  }
}
