import Foundation
import LayoutEngine
import Testing

@testable import Views

@Suite struct AccessibilityTests {
  private func spoken(_ view: some View) -> [String] { settled(view).accessibilityTexts }

  @Test func `texts are spoken in the order of the views`() {
    let view = HStack {
      Text(verbatim: "a")
      VStack {
        Text(verbatim: "b")
        Text(verbatim: "c")
      }
    }
    #expect(spoken(view) == ["a", "b", "c"])
  }

  @Test func `a truncated text is spoken whole`() {
    #expect(spoken(Text(verbatim: "a long sentence").lineLimit(1).frame(width: 20)) == ["a long sentence"])
  }

  @Test func `a label replaces the texts inside`() {
    let view = HStack {
      Text(verbatim: "21")
      Text(verbatim: "°")
    }
    #expect(spoken(view.accessibilityLabel("21 degrees").accessibilityValue("falling")) == ["21 degrees", "falling"])
  }

  @Test func `a colour is spoken only with a label`() {
    #expect(spoken(Color.red) == [])
    #expect(spoken(Color.red.accessibilityLabel("alarm")) == ["alarm"])
    #expect(spoken(Color.red.accessibilityLabel("alarm", isEnabled: false)) == [])
  }

  @Test func `hidden views and ignored children are not spoken`() {
    let view = VStack {
      Text(verbatim: "a").accessibilityHidden(true)
      Text(verbatim: "b")
      HStack { Text(verbatim: "c") }.accessibilityElement()
      HStack { Text(verbatim: "d") }.accessibilityElement(children: .combine)
    }
    #expect(spoken(view) == ["b", "d"])
  }

  @Test func `higher priorities are spoken first`() {
    let view = HStack {
      Text(verbatim: "a")
      Text(verbatim: "b").accessibilitySortPriority(1)
    }
    #expect(spoken(view) == ["b", "a"])
  }

  @Test func `another view can represent a view`() {
    let view = Color.red.accessibilityRepresentation { Text(verbatim: "half full") }
    #expect(spoken(view) == ["half full"])
  }
}
