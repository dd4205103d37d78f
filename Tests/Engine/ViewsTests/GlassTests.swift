import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct GlassTests {
  private var black: some View { Color.black.frame(width: 10, height: 10) }
  private let fill = "(fill (rect 45 15 10 10) #000000FF)"

  /// The printed list without the shadows of glass.
  private func lines(_ view: some View) -> [String] {
    printed(view).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("(clip") && !$0.hasPrefix("(shadow") && !$0.hasSuffix("#000000FF)))") }
  }

  @Test func `glass is behind the view, in a capsule with a rim`() {
    let list = lines(black.glassEffect())
    #expect(list.count == 2 && list.last == fill)
    #expect(list[0].hasPrefix("(fill (rounded-rect 45 15 10 10 radius 5) (backdrop radius 6 "), "\(list)")
    #expect(list[0].contains(" rim 11 bend 15 highlight 0.85 shade 0.1"), "\(list)")
    #expect(lines(black.glassEffect(in: Rectangle()))[0].hasPrefix("(fill (rect 45 15 10 10) (backdrop"))
  }

  @Test func `a shadow surrounds glass, and is not seen through it`() {
    let list = printed(black.glassEffect(in: Rectangle())).split(separator: "\n")
    #expect(list.count == 5)
    #expect(list[0].hasPrefix("(clip") && list[0].hasSuffix("even-odd"))
    #expect(list[1].contains("(shadow #0000001F radius 5 offset 0 2"))
  }

  @Test func `kinds of glass`() {
    #expect(printed(black.glassEffect(.identity)) == fill)
    let (regular, clear) = (lines(black.glassEffect())[0], lines(black.glassEffect(.clear))[0])
    #expect(regular.contains("tint #FAFAFC66") && clear.contains("radius 1 ") && clear.contains("tint #0000001A"))
    let dark = lines(black.glassEffect().colorScheme(.dark))[0]
    #expect(dark.contains("tint #1C1C1F75") && dark.contains("highlight 0.51"))
    let tinted = lines(black.glassEffect(.regular.tint(Color(red: 1, green: 0, blue: 0)).interactive()))[0]
    #expect(tinted.contains("tint #FE") && lines(black.glassEffect(.regular.tint(nil)))[0] == regular)
  }

  @Test func `with less transparency, glass is a colour`() {
    let list = lines(black.glassEffect().environment(\.accessibilityReduceTransparency, true))
    #expect(list == ["(fill (rounded-rect 45 15 10 10 radius 5) #F6F6F8FF)", fill])
  }

  @Test func `a container paints its glass first, that of one kind as one group`() {
    let all = lines(
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 4) {
          black.glassEffect()
          black.glassEffect()
          black.glassEffect(.clear)
        }
      })
    #expect(all.prefix(3).allSatisfy { $0.contains("radius 5) #000000FF)") }, "the shadow: \(all)")
    let list = Array(all.dropFirst(3))
    guard list.count == 8 else {
      Issue.record("\(list)")
      return
    }
    #expect(list[0].hasPrefix("(backdrop radius 6") && list[0].hasSuffix("joining 12"))
    #expect(list[1].hasPrefix("(fill (rounded-rect 31") && list[2].hasPrefix("(fill (rounded-rect 45"))
    #expect(list[3].hasPrefix("(backdrop radius 1 ") && list[4].hasPrefix("(fill (rounded-rect 59"))
    #expect(list[5...].allSatisfy { $0.hasSuffix("#000000FF)") && $0.hasPrefix("(fill (rect") })
  }

  @Test func `hidden, faded and turned glass stays in its place in a container`() {
    let list = printed(
      GlassEffectContainer {
        HStack(spacing: 4) {
          black.glassEffect(in: Rectangle()).hidden()
          black.glassEffect(in: Rectangle()).opacity(0.5)
        }
      })
    #expect(list.hasPrefix("(opacity 0.5\n") && list.components(separatedBy: "backdrop").count == 2, "\(list)")
  }

  @Test func `an invalid spacing is reported`() {
    let log = DiagnosticLog()
    log.collecting { _ = printed(GlassEffectContainer(spacing: .nan) { black.glassEffect() }) }
    #expect(log.diagnostics.map(\.id) == ["effect.invalid-number"])
  }

  @Test func `a union is one shape in the frame of its members`() {
    let list = lines(UnionView()).filter { $0.contains("rounded-rect") && $0.contains("#FFFFFFFF") }
    guard list.count == 2 else {
      Issue.record("\(list)")
      return
    }
    #expect(list[0].hasPrefix("(fill (rounded-rect 24 15 24 10 radius 5)"))
    #expect(list[1].hasPrefix("(fill (rounded-rect 52 15 24 10 radius 5)"))
  }

  @Test func `outside of a container there are no unions`() {
    #expect(lines(NamedView()).filter { $0.contains("rounded-rect 45 15 10 10") }.count == 1)
  }

  @Test func `buttons of glass`() {
    let plain = printed(Button("A") {}.buttonStyle(.glass))
    let prominent = printed(Button("A") {}.buttonStyle(.glassProminent).tint(Color(red: 0, green: 0.5, blue: 0)))
    let clear = printed(Button("A") {}.buttonStyle(.glass(.clear)))
    #expect(plain.contains("rim 11") && plain.contains("tint #FAFAFC66") && clear.contains("tint #0000001A"))
    #expect(prominent.contains("rim 11") && prominent.contains("#FFFFFFFF"), "\(prominent)")
    #expect(!prominent.contains("tint #FAFAFC66"))
    let disabled = printed(Button("A") {}.buttonStyle(.glassProminent).disabled(true))
    #expect(disabled.contains("tint #FAFAFC66"))
  }

  private struct UnionView: View {
    @Namespace private var space

    var body: some View {
      GlassEffectContainer(spacing: 0) {
        HStack(spacing: 4) {
          ForEach(0..<4) { index in
            Color.black.frame(width: 10, height: 10).glassEffect()
              .glassEffectUnion(id: index / 2, namespace: space)
              .glassEffectID(index, in: space)
              .glassEffectTransition(.materialize)
          }
        }
      }
    }
  }

  private struct NamedView: View {
    @Namespace private var space

    var body: some View {
      Color.black.frame(width: 10, height: 10).glassEffect().glassEffectUnion(id: 1, namespace: space)
    }
  }
}
