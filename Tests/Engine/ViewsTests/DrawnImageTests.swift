import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct DrawnImageTests {
  private let image = Image(size: CGSize(width: 20, height: 10)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
  }

  /// The frames of fills in the widget's coordinates.
  private func fills(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .fill(let path, _, _): [path.applying(transform).boundingRect]
      case .group(.transform(let inner), let content): fills(content, inner.concatenating(transform))
      case .group(.mask(let mask), let content): fills(content, transform) + fills(mask, transform)
      case .group(_, let content): fills(content, transform)
      default: []
      }
    }
  }

  @Test func `a drawn image has its own size`() {
    #expect(placed(image).frame == CGRect(x: 40, y: 15, width: 20, height: 10))
    #expect(fills(drawn(image)) == [CGRect(x: 40, y: 15, width: 10, height: 10)])
  }

  @Test func `a resized image is drawn larger`() {
    #expect(fills(drawn(image.resizable())) == [CGRect(x: 0, y: 0, width: 50, height: 40)])
  }

  @Test func `as a template it masks the foreground style`() {
    let list = printed(image.renderingMode(.template).foregroundStyle(.green))
    #expect(list.contains("mask"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func `an invalid size draws nothing and is reported`(_ length: CGFloat) {
    let log = DiagnosticLog()
    log.collecting {
      #expect(drawn(Image(size: CGSize(width: length, height: 5)) { _ in }).isEmpty)
    }
    #expect(log.diagnostics.map(\.id) == ["layout.invalid-number"])
  }

  @Test func `an asynchronous image without an image is a grey rectangle that fills the proposal`() {
    #expect(fills(drawn(AsyncImage(url: nil))) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
  }
}
