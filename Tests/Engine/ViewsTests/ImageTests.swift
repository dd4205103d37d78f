import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct ImageTests {
  /// 20 × 10 points with two pixels per point.
  private let picture = Image(
    DrawableImage(content: .encoded(Data([1])), pixelSize: PixelSize(width: 40, height: 20), origin: "p"), scale: 2)

  private func frames(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .picture(let item): [item.frame]
      case .group(_, let content): frames(content)
      default: []
      }
    }
  }

  private func clips(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      guard case .group(.clip(let path, _), let content) = item else { return [] }
      let inner = clips(content)
      return inner.isEmpty ? [path.boundingRect] : inner
    }
  }

  @Test func `the baseline of an image is its lower edge`() {
    let node = placed(picture).node
    #expect(node.dimensions(in: .unspecified).explicitGuide(VerticalAlignment.firstTextBaseline.key) == nil)
    #expect(node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 10)
  }

  @Test func `tiles begin at the top left, and the last row and column are cut`() {
    let items = drawn(picture.resizable(resizingMode: .tile), width: 50, height: 15)
    #expect(frames(items).count == 6)
    #expect(frames(items).first == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(frames(items).last == CGRect(x: 40, y: 10, width: 20, height: 10))
    #expect(clips(items) == [CGRect(x: 0, y: 0, width: 50, height: 15)])
  }

  @Test func `tiles that fit exactly are not rounded up`() {
    #expect(frames(drawn(picture.resizable(resizingMode: .tile), width: 60, height: 20)).count == 6)
  }

  @Test func `cap insets divide an image into nine parts whose corners keep their size`() {
    let insets = EdgeInsets(top: 2, leading: 5, bottom: 3, trailing: 5)
    let items = drawn(picture.resizable(capInsets: insets), width: 60, height: 30)
    let parts = clips(items)
    #expect(parts.count == 9)
    #expect(parts.first == CGRect(x: 0, y: 0, width: 5, height: 2))
    #expect(parts[4] == CGRect(x: 5, y: 2, width: 50, height: 25))
    #expect(parts.last == CGRect(x: 55, y: 27, width: 5, height: 3))
    // The whole image is placed so that the middle part covers the middle: 10 points become 50.
    #expect(frames(items)[4].width == 100)
    #expect(frames(items)[4].minX == -20)
  }

  @Test func `caps that are wider than the frame shrink to it`() {
    let insets = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    #expect(clips(drawn(picture.resizable(capInsets: insets), width: 8, height: 10)).map(\.width) == [4, 4])
  }

  @Test func `infinite or invalid insets stretch the whole image`() {
    for value in [CGFloat.infinity, .nan, -5, 1e9] {
      let insets = EdgeInsets(top: value, leading: value, bottom: value, trailing: value)
      #expect(!drawn(picture.resizable(capInsets: insets), width: 60, height: 30).isEmpty)
    }
  }

  @Test func `too many tiles are stretched instead and reported`() {
    let log = DiagnosticLog()
    let dot = Image(DrawableImage(content: .encoded(Data([2])), pixelSize: PixelSize(width: 1, height: 1)), scale: 1)
    let items = log.collecting {
      drawn(dot.resizable(resizingMode: .tile), width: 300, height: 300)
    }
    #expect(frames(items).count == 1)
    #expect(log.diagnostics.map(\.id) == ["image.too-many-tiles"])
  }

  @Test func `a missing asset is empty and reported`() {
    let log = DiagnosticLog()
    log.collecting {
      #expect(placed(Image("nowhere")).frame.size == .zero)
      #expect(placed(Image("nowhere").resizable()).frame.size == .zero)
    }
    #expect(log.diagnostics.map(\.id) == ["image.missing-asset"])
    #expect(log.diagnostics.first?.subject == "nowhere")
  }

  @Test func `an asset is sized by its scale, and its set can make it a template`() {
    let source = OneAsset(
      asset: ImageAsset(
        picture: DrawableImage(content: .encoded(Data([3])), pixelSize: PixelSize(width: 30, height: 30)), scale: 3,
        isTemplate: true))
    let place: (inout EnvironmentValues) -> Void = { $0.assets = source }
    #expect(placed(Image("cover"), in: place).frame.size == CGSize(width: 10, height: 10))
    guard case .picture(let item) = drawn(Image("cover").foregroundStyle(.red), in: place).first else {
      Issue.record("no picture")
      return
    }
    #expect(item.tint != nil)
    guard case .picture(let original) = drawn(Image("cover").renderingMode(.original), in: place).first else {
      Issue.record("no picture")
      return
    }
    #expect(original.tint == nil)
  }

  @Test func `a named image is spoken, a decorative one is not`() {
    let place: (inout EnvironmentValues) -> Void = {
      $0.assets = OneAsset(
        asset: ImageAsset(
          picture: DrawableImage(content: .encoded(Data()), pixelSize: PixelSize(width: 1, height: 1)), scale: 1))
    }
    #expect(placed(Image("cover"), in: place).node.accessibility.label == "cover")
    #expect(placed(Image("cover", label: Text("A cover")), in: place).node.accessibility.label == "A cover")
    #expect(placed(Image(decorative: "cover"), in: place).node.accessibility.label == nil)
  }
}

private struct OneAsset: AssetSource {
  let asset: ImageAsset

  func image(named name: String, in bundle: URL?, for traits: AssetTraits) -> ImageAsset? { asset }
  func color(named name: String, in bundle: URL?, for traits: AssetTraits) -> Color? { nil }
}
