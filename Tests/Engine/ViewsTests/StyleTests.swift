import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct StyleTests {
  private var square: some View { Rectangle().frame(width: 10, height: 10) }

  private func paint(
    _ view: some View, in change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    let line = printed(view, width: 10, height: 10, in: change)
    return line.replacing("(fill (rect 0 0 10 10) ", with: "").replacing(")", with: "")
  }

  @Test func `without a style the levels are the label colours`() {
    #expect(paint(square) == "#000000FF")
    #expect(paint(square.foregroundStyle(.primary)) == "#000000FF")
    #expect(paint(square.foregroundStyle(.secondary)) == "#3C3C4399")
    #expect(paint(square.foregroundStyle(.tertiary)) == "#3C3C434D")
    #expect(paint(square.foregroundStyle(.quaternary)) == "#3C3C432E")
    #expect(paint(square) { $0.colorScheme = .dark } == "#FFFFFFFF")
    #expect(paint(square.foregroundStyle(.secondary)) { $0.colorScheme = .dark } == "#EBEBF599")
    #expect(paint(square.foregroundStyle(.quaternary)) { $0.colorScheme = .dark } == "#EBEBF529")
  }

  @Test func `the levels of a colour are its opacities`() {
    func level(_ style: HierarchicalShapeStyle) -> String {
      paint(square.foregroundStyle(style).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    }
    #expect(level(.primary) == "#FF0000FF")
    #expect(level(.secondary) == "#FF000080")
    #expect(level(.tertiary) == "#FF000040")
    #expect(level(.quaternary) == "#FF00002E")
  }

  @Test func `a level used as a fill is a level of the style around it`() {
    let shape = Rectangle().fill(.secondary).foregroundStyle(Color.white)
    #expect(paint(shape) == "#FFFFFF80")
    let parts = runs(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(Color.white))
    #expect(parts[0].paint == .color(.white.opacity(0.5)))
  }

  @Test func `colours are created from components`() {
    func color(_ color: Color) -> String { color.resolved(in: EnvironmentValues()).description }
    #expect(color(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)) == "#33669980")
    #expect(color(Color(white: 0.5)) == "#808080FF")
    #expect(color(Color(hue: 0, saturation: 1, brightness: 1)) == "#FF0000FF")
    #expect(color(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)) == "#008000FF")
    #expect(color(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 1)) == "#8080FFFF")
    #expect(color(Color(.sRGBLinear, white: 0.5)) == "#BCBCBCFF")
    #expect(color(Color(.displayP3, red: 1, green: 1, blue: 1)) == "#FFFFFFFF")
    #expect(color(Color(.displayP3, red: 0.4, green: 0.4, blue: 0.4)) == "#666666FF")
    #expect(color(Color.red.opacity(0.5).opacity(0.5)) == "#FF383C40")
    #expect(color(.accentColor) == color(.blue))
  }

  @Test func `a gradient of colours spaces them evenly over its frame`() {
    let gradient = LinearGradient(colors: [.black, .white, .black], startPoint: .top, endPoint: .bottom)
    #expect(
      printed(gradient.frame(width: 20, height: 10), width: 40, height: 40)
        == """
        (fill (rect 10 15 20 10) (linear-gradient 20 15 to 20 25: 0 #000000FF, 0.5 #FFFFFFFF, 1 #000000FF))
        """)
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func `a gradient on text spreads over the text's frame`() {
    let title = Text("abcd").font(.system(size: 10))
      .foregroundStyle(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    #expect(
      printed(title) == """
        (text at 30 23 width 40 en-US
          (run "abcd" system 10 w400 (linear-gradient 30 20 to 70 20: 0 #000000FF, 1 #FFFFFFFF)))
        """)
    // Two lines share one gradient.
    let starts = runs(
      Text("ab\ncd").font(.system(size: 10))
        .foregroundStyle(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    ).map(\.paint)
    #expect(starts.count == 2)
    #expect(starts[0] == starts[1])
  }

  @Test func `a tint is inherited; without one it is the accent`() {
    let bar = Rectangle().fill(.tint).frame(width: 10, height: 10)
    #expect(paint(bar) == "#0088FFFF")
    #expect(paint(VStack { bar }.tint(Color.white)) == "#FFFFFFFF")
    #expect(paint(VStack { bar }.tint(Color?.none).tint(Color.white)) == "#0088FFFF")
  }
}

struct ProgressViewTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func bar(_ value: Double?, total: Double = 1, isRightToLeft: Bool = false) -> [String] {
    printed(ProgressView(value: value, total: total).tint(red)) {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }.split(separator: "\n").map(String.init)
  }

  private let track = "(fill (rounded-rect 0 18 100 4 radius 2) #78787D33)"

  @Test func `a capsule four points high, filled in proportion`() {
    #expect(bar(0.25) == [track, "(fill (rounded-rect 0 18 25 4 radius 2) #FF0000FF)"])
    #expect(bar(30, total: 40).last == "(fill (rounded-rect 0 18 75 4 radius 2) #FF0000FF)")
    #expect(bar(1).last == "(fill (rounded-rect 0 18 100 4 radius 2) #FF0000FF)")
  }

  @Test func `the smallest progress is as long as it is high`() {
    #expect(bar(0.01).last == "(fill (rounded-rect 0 18 4 4 radius 2) #FF0000FF)")
  }

  @Test func `without progress only the track is drawn`() {
    for value in [0, -3, nil, .nan] as [Double?] { #expect(bar(value) == [track]) }
    #expect(bar(1, total: 0) == [track])
  }

  @Test func `progress above the total is clamped`() {
    #expect(bar(7) == bar(1))
  }

  @Test func `in right-to-left layouts it grows from the right`() {
    #expect(bar(0.25, isRightToLeft: true).last == "(fill (rounded-rect 75 18 25 4 radius 2) #FF0000FF)")
  }

  @Test func `a label stands four points above`() {
    let node = placed(ProgressView(value: 0.5) { Text("ab").font(.system(size: 10)) })
    #expect(node.frame == CGRect(x: 0, y: 11, width: 100, height: 18))
    #expect(texts(ProgressView("Read", value: 0.5)) == ["Read"])
  }
}
