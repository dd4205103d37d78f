import Foundation
import LayoutEngine
import Testing

@testable import Views

@Suite struct GeometryTests {
  @Test func `a reader takes the whole proposal and puts its content at the top leading corner`() {
    let node = settled(GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 10) }, width: 100, height: 40)
    #expect(node.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(node.children.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test func `the top leading corner is right in a right-to-left layout`() {
    let node = settled(
      GeometryReader { _ in Color.red.frame(width: 20, height: 10) }.environment(\.layoutDirection, .rightToLeft),
      width: 100, height: 40)
    #expect(node.children.first?.frame == CGRect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test func `a reader without a proposal is ten points wide and high`() {
    #expect(settled(GeometryReader { _ in Color.red }.fixedSize()).frame.size == CGSize(width: 10, height: 10))
  }

  @Test func `frames are known in every coordinate space`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30)
      VStack(spacing: 0) {
        Color.green.frame(height: 5)
        GeometryReader { proxy in
          let frames = [proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("row"))]
          Text(verbatim: frames.map { "\(Int($0.minX)),\(Int($0.minY))" }.joined(separator: " "))
        }
      }
    }
    .coordinateSpace(.named("row"))
    .padding(4)
    #expect(settled(view, width: 300).texts.joined() == "0,0 34,9 30,5")
  }

  @Test func `a change of geometry is reported to the view`() {
    struct Told: View {
      @State private var height: CGFloat = 0
      var body: some View {
        Color.red.onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0
        }
        .overlay { Text(verbatim: "\(Int(height))") }
      }
    }
    #expect(settled(Told(), height: 40).texts == ["40"])
  }

  @Test func `a view that is never placed does not appear`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          GeometryReader { proxy in
            if proxy.size.width > 1000 { Color.red.onAppear { count += 1 } }
          }
          Text(verbatim: "\(count)")
        }
      }
    }
    #expect(settled(Counter()).texts == ["0"])
  }
}
