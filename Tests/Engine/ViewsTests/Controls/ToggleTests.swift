import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct ToggleTests {
  private func toggle(_ isOn: Bool) -> some View {
    Toggle("ab", isOn: .constant(isOn)).font(.system(size: 10))
  }

  @Test func `a switch fills its row, with the switch at the end`() {
    let node = placed(toggle(true), width: 200)
    #expect(node.frame.size == CGSize(width: 200, height: 30))
    #expect(
      printed(toggle(true), width: 200).hasSuffix(
        """
        (fill (rounded-rect 134 5 66 30 radius 15 circular) #34C759FF)
        (fill (rounded-rect 159.5 7.5 38 25 radius 12.5 circular) #FFFFFFFF)
        """))
    #expect(placed(toggle(true).labelsHidden(), width: 200).frame.size == CGSize(width: 66, height: 30))
    #expect(placed(toggle(true).fixedSize()).frame.width == 94)
  }

  @Test func `when off it is grey with the knob at the start, mirrored in right-to-left layouts`() {
    func fills(_ direction: LayoutDirection) -> [String] {
      printed(toggle(false).labelsHidden(), width: 66, height: 30) { $0.layoutDirection = direction }
        .split(separator: "\n").map(String.init)
    }
    #expect(fills(.leftToRight)[0] == "(fill (rounded-rect 0 0 66 30 radius 15 circular) #76767C29)")
    #expect(fills(.leftToRight)[1] == "(fill (rounded-rect 2.5 2.5 38 25 radius 12.5 circular) #FFFFFFFF)")
    #expect(fills(.rightToLeft)[1] == "(fill (rounded-rect 25.5 2.5 38 25 radius 12.5 circular) #FFFFFFFF)")
  }

  @Test func `a tint replaces the green; when disabled the track fades`() {
    let tinted = toggle(true).labelsHidden().tint(Color(red: 1, green: 0, blue: 0))
    #expect(printed(tinted, width: 66, height: 30).contains("#FF0000FF"))
    #expect(printed(toggle(true).labelsHidden().disabled(true), width: 66, height: 30).hasPrefix("(opacity 0.5"))
    let own = toggle(true).toggleStyle(SwitchToggleStyle(tint: .black)).labelsHidden()
    #expect(printed(own, width: 66, height: 30).contains("#000000FF"))
  }

  @Test func `the text baselines of a switch are at the row's top`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      toggle(true)
      Text("a").font(.system(size: 10))
    }
    // The text's baseline is 8 points below its top.
    #expect(placed(row, width: 200, height: 100).frame.height == 38)
  }

  @Test func `as a button it has a background in the tint while it is on`() {
    let (on, off) = (toggle(true).toggleStyle(.button), toggle(false).toggleStyle(.button))
    #expect(placed(on).frame.size == CGSize(width: 44, height: 24))
    #expect(placed(off).frame.size == CGSize(width: 44, height: 24))
    #expect(printed(on).hasPrefix("(fill (rounded-rect 28 8 44 24 radius 12 circular) #0088FFFF)"))
    #expect(!printed(off).contains("#0088FFFF)\n"))
  }

  @Test func `a checkbox is 16 points square, 5 points before its label`() throws {
    let node = placed(toggle(true).toggleStyle(.checkbox))
    #expect(node.frame.width == 41)
    #expect(placed(toggle(false).toggleStyle(.checkbox).labelsHidden()).frame.size == CGSize(width: 16, height: 16))
    func strokes(_ isOn: Bool) -> Int {
      drawn(toggle(isOn).toggleStyle(.checkbox)).count { if case .stroke = $0 { true } else { false } }
    }
    #expect(strokes(true) == 1)
    #expect(strokes(false) == 0)
  }

  @Test func `a toggle over several values is mixed if they differ`() {
    struct Item {
      var isOn: Binding<Bool>
    }
    struct State: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\(configuration.isOn) \(configuration.isMixed)")
      }
    }
    func state(_ values: [Bool]) -> [String] {
      texts(
        Toggle(sources: values.map { Item(isOn: .constant($0)) }, isOn: \.isOn) { EmptyView() }.toggleStyle(State()))
    }
    #expect(state([true, true]) == ["true false"])
    #expect(state([true, false]) == ["false true"])
    #expect(state([false]) == ["false false"])
  }

  @Test func `a custom style reads and writes the value`() {
    struct Flip: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.$isOn.wrappedValue = true
        return HStack {
          configuration.label
          Toggle(configuration)
        }
      }
    }
    var value = false
    let binding = Binding(get: { value }, set: { value = $0 })
    _ = placed(Toggle("a", isOn: binding).toggleStyle(Flip()))
    #expect(value)
  }
}
