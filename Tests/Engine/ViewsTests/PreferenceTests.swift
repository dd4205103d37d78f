import Diagnostics
import Foundation
import LayoutEngine
import Testing

@testable import Views

@Suite struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private enum Widest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  private func named(_ name: String) -> some View { Color.red.preference(key: Names.self, value: [name]) }

  private struct Listening<Content: View>: View {
    let content: Content
    @State private var heard: [String] = ["nothing"]
    var body: some View {
      VStack {
        content.onPreferenceChange(Names.self) { heard = $0 }
        Text(verbatim: heard.joined(separator: ","))
      }
    }
  }

  @Test func `values are combined in the order of the views`() {
    let views = HStack {
      named("a")
      VStack {
        named("b")
        named("c")
      }
      named("d").overlay { named("e") }
    }
    #expect(settled(Listening(content: views)).texts == ["a,b,c,d,e"])
  }

  @Test func `the value is the default if no view sets it`() {
    #expect(settled(Listening(content: Color.red)).texts == [])
  }

  @Test func `an outer value replaces inner ones`() {
    #expect(settled(Listening(content: named("a").preference(key: Names.self, value: ["b"]))).texts == ["b"])
  }

  @Test func `a value can be transformed on its way up`() {
    let view = named("a").transformPreference(Names.self) { $0.append("b") }
    #expect(settled(Listening(content: view)).texts == ["a,b"])
  }

  @Test func `the size that a reader measures reaches the views above`() {
    struct Measured: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 33, height: 10)
            .background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
          Color.blue.frame(width: width, height: 5)
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    let blue = settled(Measured()).children.last
    #expect(blue?.frame.width == 33)
  }

  @Test func `the widest of several views sets the width of all`() {
    struct EquallyWide: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach([20.0, 50.0, 30.0], id: \.self) { natural in
            Color.red.frame(width: natural, height: 5)
              .background { GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) } }
              .frame(width: width)
          }
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    let log = diagnostics { #expect(settled(EquallyWide()).children.map(\.frame.width) == [50, 50, 50]) }
    #expect(log.isEmpty)
  }

  @Test func `an overlay is placed by an anchor`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 20, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        let bounds = anchor.map { proxy[$0] } ?? .zero
        Text(verbatim: "\(Int(bounds.minX)) \(Int(bounds.minY)) \(Int(bounds.width)) \(Int(bounds.height))").fixedSize()
      }
    }
    #expect(settled(view).texts.joined() == "10 0 20 10")
  }
}
