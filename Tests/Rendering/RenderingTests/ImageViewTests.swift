import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit

struct ImageViewTests {
  private func fills(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { count, item in
      switch item {
      case .fill, .stroke: count + 1
      case .group(_, let content): count + fills(content)
      default: count
      }
    }
  }

  @Test func `a symbol is a shape in the picture, without a diagnostic`() async throws {
    let picture = try await TestWidget.picture {
      Image(systemName: "cloud.sun.rain.fill").font(.largeTitle).containerBackground(.white, for: .widget)
    }
    #expect(picture.diagnostics.isEmpty)
    #expect(fills(picture.lowered.displayList.items) >= 3)
  }

  @Test func `an unknown symbol is reported with its name`() async throws {
    let picture = try await TestWidget.picture {
      Image(systemName: "frobnicate").containerBackground(.white, for: .widget)
    }
    #expect(picture.diagnostics.map(\.id) == ["symbol.unknown"])
    #expect(picture.diagnostics.first?.subject == "frobnicate")
  }

  @Test func `symbols are vectors in SVG`() async throws {
    let picture = try await TestWidget.picture(as: .svg) {
      Image(systemName: "checkmark.circle.fill").containerBackground(.white, for: .widget)
    }
    let text = String(decoding: picture.data, as: UTF8.self)
    #expect(text.contains("<path"))
    #expect(!text.contains("<image"))
  }

  @Test func `a provider and a view find the same asset`() async throws {
    let folder = try AssetFolder()
    try folder.write(AssetFolder.png(40, 20), to: "cover@2x.png")
    let picture = try await TestWidget.picture(assets: folder.url) {
      VStack {
        Image("cover")
        if let image = UIImage(named: "cover") { Image(uiImage: image) }
        if let symbol = UIImage(systemName: "star") { Image(uiImage: symbol) }
      }.containerBackground(.white, for: .widget)
    }
    #expect(picture.diagnostics.isEmpty)
    #expect(
      picture.lowered.displayList.imageItems.map(\.frame.size) == [
        CGSize(width: 20, height: 10), CGSize(width: 20, height: 10),
      ])
    #expect(fills(picture.lowered.displayList.items) == 2)
  }

  @Test func `an image that code requests by a wrong name is reported`() async throws {
    let folder = try AssetFolder()
    let picture = try await TestWidget.picture(assets: folder.url) {
      Group { if let image = UIImage(named: "cover") { Image(uiImage: image) } }
        .containerBackground(.white, for: .widget)
    }
    #expect(picture.diagnostics.map(\.id) == ["image.missing-asset"])
    #expect(picture.diagnostics.first?.subject == "cover")
  }

  @Test func `a file or data URL is shown at once`() async throws {
    let folder = try AssetFolder()
    try folder.write(AssetFolder.png(6, 6), to: "a.png")
    let data = try AssetFolder.png(3, 3).base64EncodedString()
    let picture = try await TestWidget.picture {
      HStack {
        AsyncImage(url: folder.url.appending(path: "a.png"), scale: 2)
        AsyncImage(url: URL(string: "data:image/png;base64,\(data)")) {
          $0.resizable()
        } placeholder: {
          Color.gray
        }
      }.containerBackground(.white, for: .widget)
    }
    #expect(picture.diagnostics.isEmpty)
    #expect(picture.lowered.displayList.imageItems.map(\.picture.pixelSize.width) == [6, 3])
  }

  @Test(arguments: [
    "https://example.invalid/a.png", "data:nonsense", "file:///nowhere.png", "data:image/png;base64,!!!!",
  ])
  func `a missing image fails, and does not stay pending`(address: String) async throws {
    let picture = try await TestWidget.picture {
      AsyncImage(url: URL(string: address)) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success: Text("success")
        case .failure: Text("failure")
        @unknown default: Text("other")
        }
      }.containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.accessibilityText == "failure")
    #expect(picture.diagnostics.map(\.id) == [address.hasPrefix("https") ? "image.not-cached" : "picture.unreadable"])
  }
}
