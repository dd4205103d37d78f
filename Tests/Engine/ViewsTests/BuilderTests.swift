import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

private enum Mood { case calm, busy, none }

private struct Moody: View {
  let mood: Mood

  var body: some View {
    switch mood {
    case .calm: Text("calm")
    case .busy:
      Text("busy")
      Text("very")
    case .none: EmptyView()
    }
  }
}

private struct Branches: View {
  let flag: Bool
  let name: String?

  var body: some View {
    if flag { Text("yes") } else { Color.red }
    if let name { Text(name) }
    if flag {
      Text("a")
      Text("b")
    }
  }
}

struct BuilderTests {
  @Test func `both branches of a condition can be taken`() {
    #expect(texts(Branches(flag: true, name: "n")) == ["yes", "n", "a", "b"])
    #expect(texts(Branches(flag: false, name: nil)) == [])
    #expect(texts(Branches(flag: false, name: "n")) == ["n"])
  }

  @Test func `a switch contains the views of its case`() {
    #expect(texts(Moody(mood: .calm)) == ["calm"])
    #expect(texts(HStack { Moody(mood: .busy) }) == ["busy", "very"])
    #expect(texts(Moody(mood: .none)) == [])
  }

  @Test func `a stack may have more than ten children`() {
    let stack = HStack(spacing: 1) {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }
    #expect(texts(stack) == (1...12).map { "\($0)" })
    #expect(placed(stack, width: 1000).children.count == 12)
  }

  @Test func `the views of groups, conditions and loops are children of the stack`() {
    let stack = HStack(spacing: 1) {
      Group {
        Text("a")
        Text("b")
      }
      ForEach(0..<3) { Text("\($0)") }
      AnyView(Moody(mood: .busy))
      EmptyView()
      Optional<Text>.none
    }
    #expect(placed(stack, width: 1000).children.count == 7)
    #expect(texts(stack) == ["a", "b", "0", "1", "2", "busy", "very"])
  }

  @Test func `a loop takes identifiable elements, key paths and several views per element`() {
    struct Page: Identifiable {
      let id: Int
    }
    #expect(texts(VStack { ForEach([Page(id: 3), Page(id: 4)]) { Text("\($0.id)") } }) == ["3", "4"])
    #expect(texts(VStack { ForEach(["x", "y"], id: \.self) { Text($0) } }) == ["x", "y"])
    let pairs = VStack {
      ForEach(0..<2) {
        Text("\($0)")
        Text("-")
      }
    }
    #expect(texts(pairs) == ["0", "-", "1", "-"])
  }

  @Test func `a modifier on a group applies to each of its views`() {
    let stack = HStack(spacing: 0) {
      Group {
        Color.red
        Color.blue
      }.frame(width: 10)
    }
    #expect(placed(stack).children.map(\.frame.width) == [10, 10])
  }

  @Test func `a modifier wraps its content`() {
    struct Framed: ViewModifier {
      let title: String
      func body(content: Content) -> some View {
        VStack(spacing: 0) {
          Text(title)
          content
          content
        }
      }
    }
    #expect(texts(Text("x").modifier(Framed(title: "t"))) == ["t", "x", "x"])
  }

  @Test func `several views at the root overlap`() {
    let root = placed(Moody(mood: .busy))
    #expect(root.node.rule.name == "ZStack")
    #expect(placed(EmptyView()).frame.size == .zero)
  }
}

private enum ThemeKey: EnvironmentKey { static var defaultValue: String { "plain" } }

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Themed: View {
  @Environment(\.theme) private var theme
  var suffix = ""

  var body: some View { Text(theme + suffix) }
}

struct EnvironmentTests {
  @Test func `an environment value has its default until it is set`() {
    #expect(EnvironmentValues().theme == "plain")
    #expect(EnvironmentValues().displayScale == 2)
    #expect(EnvironmentValues().colorScheme == .light)
    #expect(EnvironmentValues().pixelLength == 0.5)
    #expect(texts(Themed()) == ["plain"])
  }

  @Test func `an environment value reaches the views inside and no siblings`() {
    let view = VStack {
      Themed()
      HStack { VStack { Themed() } }.environment(\.theme, "outer")
      VStack {
        Themed()
        Themed().environment(\.theme, "inner")
      }.environment(\.theme, "outer")
      Themed()
    }
    #expect(texts(view) == ["plain", "outer", "outer", "inner", "plain"])
  }

  @Test func `loops, modifiers, backgrounds and overlays read the value too`() {
    struct Tagged: ViewModifier {
      @Environment(\.theme) private var theme
      func body(content: Content) -> some View {
        HStack {
          Text(theme + "!")
          content
        }
      }
    }
    struct Inside: View {
      @Environment(\.theme) private var theme
      var body: some View {
        ForEach(0..<2) { index in
          Text("\(index)" + theme)
          Themed(suffix: "?")
        }
      }
    }
    let loop = VStack { Inside() }.environment(\.theme, "t")
    #expect(texts(loop) == ["0t", "t?", "1t", "t?"])
    #expect(texts(Themed().modifier(Tagged()).environment(\.theme, "t")) == ["t!", "t"])
    let layers = Color.red.background { Themed(suffix: "b") }.overlay { Themed(suffix: "o") }
      .environment(\.theme, "t")
    #expect(texts(layers) == ["tb", "to"])
  }

  @Test func `a value can be transformed`() {
    let view = VStack { Themed() }.transformEnvironment(\.theme) { $0 += "+" }.environment(\.theme, "t")
    #expect(texts(view) == ["t+"])
  }

  @Test func `the colour scheme chooses colours, dark or light`() {
    #expect(printed(Color.red, width: 2, height: 2) == "(fill (rect 0 0 2 2) #FF383CFF)")
    #expect(printed(Color.red, width: 2, height: 2) { $0.colorScheme = .dark } == "(fill (rect 0 0 2 2) #FF4245FF)")
  }
}
