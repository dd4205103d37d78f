import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct ButtonTests {
  private func button(_ role: ButtonRole? = nil) -> some View {
    Button("ab", role: role) {}.font(.system(size: 10))
  }

  /// The background of a button of two letters, if there is one, and the colour of its label.
  private func look(
    _ view: some View, in change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> (ground: String?, label: String?) {
    var (ground, label): (String?, String?)
    for item in drawn(view, in: change) {
      switch item {
      case .fill(_, .color(let color), _): ground = color.description
      case .text(let text):
        if case .color(let color)? = text.runs.first?.paint { label = color.description }
      default: break
      }
    }
    return (ground, label)
  }

  @Test func `a bordered button is sized by its control size`() {
    func size(_ size: ControlSize) -> CGSize {
      placed(button().buttonStyle(.bordered).controlSize(size), width: 300, height: 300).frame.size
    }
    #expect(size(.regular) == CGSize(width: 44, height: 24))
    #expect(size(.mini) == CGSize(width: 40, height: 20))
    #expect(size(.small) == CGSize(width: 40, height: 20))
    #expect(size(.large) == CGSize(width: 60, height: 40))
    #expect(size(.extraLarge) == CGSize(width: 60, height: 40))
  }

  @Test func `a small button has a smaller font by default`() {
    func size(_ size: ControlSize) -> CGFloat? {
      runs(Button("a") {}.buttonStyle(.bordered).controlSize(size)).first?.style.font.size
    }
    #expect(size(.regular) == 17)
    #expect(size(.small) == 15)
  }

  @Test func `each style has its colours`() {
    #expect(look(button().buttonStyle(.plain)) == (nil, "#000000FF"))
    #expect(look(button().buttonStyle(.borderless)) == (nil, "#0088FFFF"))
    #expect(look(button().buttonStyle(.bordered)) == ("#76767C29", "#0088FFFF"))
    #expect(look(button().buttonStyle(.borderedProminent)) == ("#0088FFFF", "#FFFFFFFF"))
    #expect(look(button()) == look(button().buttonStyle(.automatic)))
    #expect(look(button()) == look(button().buttonStyle(.bordered)))
  }

  @Test func `a tint colours the label and the background`() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(look(button().buttonStyle(.bordered).tint(red)) == ("#FF000026", "#FF0000FF"))
    #expect(look(button().buttonStyle(.borderedProminent).tint(red)) == ("#FF0000FF", "#FFFFFFFF"))
    #expect(look(button().buttonStyle(.plain).tint(red)) == (nil, "#000000FF"))
  }

  @Test func `a destructive button is red`() {
    #expect(look(button(.destructive).buttonStyle(.bordered)).label == "#FF383CFF")
    #expect(look(button(.destructive).buttonStyle(.borderedProminent)).ground == "#FF383CFF")
    #expect(look(button(.destructive).buttonStyle(.borderless)).label == "#FF383CFF")
    #expect(look(button(.cancel).buttonStyle(.borderless)).label == "#0088FFFF")
  }

  @Test func `a disabled button is dimmed, and cannot be enabled from inside`() {
    #expect(look(button().buttonStyle(.borderedProminent).disabled(true)) == ("#76767C29", "#0000003D"))
    #expect(look(button().buttonStyle(.borderless).disabled(false).disabled(true)).label == "#0000003D")
    #expect(printed(button().buttonStyle(.plain).disabled(true)).hasPrefix("(opacity 0.24"))
    #expect(look(button().buttonStyle(.bordered)) { $0.colorScheme = .dark }.ground == "#76798052")
  }

  @Test func `a foreground style around a borderless button overrides the tint`() {
    #expect(look(VStack { button() }.buttonStyle(.borderless).foregroundStyle(.white)).label == "#FFFFFFFF")
  }

  @Test func `the background has the border's shape`() {
    func ground(_ shape: ButtonBorderShape) -> String? {
      printed(button().buttonStyle(.bordered).buttonBorderShape(shape)).split(separator: "\n").first.map(String.init)
    }
    #expect(ground(.capsule) == "(fill (rounded-rect 28 8 44 24 radius 12 circular) #76767C29)")
    #expect(ground(.automatic) == ground(.capsule))
    #expect(ground(.roundedRectangle) == "(fill (rounded-rect 28 8 44 24 radius 8) #76767C29)")
    #expect(ground(.roundedRectangle(radius: 3)) == "(fill (rounded-rect 28 8 44 24 radius 3) #76767C29)")
    #expect(ground(.circle) == "(fill (ellipse 28 -2 44 44) #76767C29)")
  }

  @Test func `several views of a label are laid out side by side`() {
    let view = Button {
    } label: {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(placed(view.buttonStyle(.plain)).frame.size == CGSize(width: 28, height: 10))
  }

  @Test func `a custom style makes a view from the configuration`() {
    struct Boxed: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .padding(configuration.role == .destructive ? 5 : 3)
          .background(isEnabled && !configuration.isPressed ? Color.black : Color.white)
      }
    }
    #expect(placed(button().buttonStyle(Boxed())).frame.size == CGSize(width: 26, height: 16))
    #expect(placed(button(.destructive).buttonStyle(Boxed())).frame.size == CGSize(width: 30, height: 20))
    #expect(look(button().buttonStyle(Boxed())).ground == "#000000FF")
    #expect(look(button().buttonStyle(Boxed()).disabled(true)).ground == "#FFFFFFFF")
  }

  @Test func `a primitive style may draw the button in the outer style`() {
    struct Padded: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(1) }
    }
    #expect(placed(button().buttonStyle(Padded()).buttonStyle(.plain)).frame.size == CGSize(width: 22, height: 12))
    #expect(placed(button().buttonStyle(Padded()).buttonStyle(.bordered)).frame.size == CGSize(width: 46, height: 26))
  }

  @Test func `every way to write a button compiles`() {
    let title = "Title"
    let buttons = VStack {
      Button("Key") {}
      Button(title) {}
      Button("Key", action: {})
      Button("Key", role: .cancel) {}
      Button(title, role: nil) {}
      Button(action: {}) { Text("Label") }
      Button(role: .destructive) {
      } label: {
        Text("Label")
      }
      Button("Key", systemImage: "star") {}
      Button(title, systemImage: "star", role: .close) {}
    }
    #expect(
      texts(buttons.labelStyle(.titleOnly))
        == ["Key", "Title", "Key", "Key", "Title", "Label", "Label", "Key", "Title"])
  }

  @Test func `a bordered button has a control's spacing, a plain one its text's`() {
    func height(_ style: some PrimitiveButtonStyle) -> CGFloat {
      placed(
        VStack {
          Button("a") {}.buttonStyle(style).font(.system(size: 10))
          Color.red.frame(height: 10)
        }, height: 300
      ).frame.height
    }
    #expect(height(.bordered) == 42)
    #expect(height(.plain) != 28)
  }
}
