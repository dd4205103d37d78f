import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// Animators, transitions and renderers in a still picture show where they start.
struct AnimatorTests {
  @Test func `a phase animator shows the first phase`() {
    let view = Text(verbatim: "x").phaseAnimator([0.25, 1]) { content, phase in
      content.opacity(phase)
    } animation: { _ in
      .easeInOut
    }
    #expect(printed(view).contains("(opacity 0.25"))
    let triggered = Text(verbatim: "x").phaseAnimator([true, false], trigger: 1) { content, isOn in
      if isOn { content.opacity(0.5) }
    }
    #expect(printed(triggered).contains("(opacity 0.5"))
    let none = Text(verbatim: "x").phaseAnimator([Int]()) { content, _ in content.opacity(0.5) }
    #expect(texts(none) == ["x"])
  }

  @Test func `keyframes show the initial value`() {
    struct Pose {
      var scale = 0.5
      var angle = Angle.zero
    }
    let view = Color.red.keyframeAnimator(initialValue: Pose()) { content, pose in
      content.scaleEffect(pose.scale).rotationEffect(pose.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1, duration: 0.3)
        SpringKeyframe(1.5, duration: 0.5, spring: .bouncy)
        CubicKeyframe(1, duration: 0.2)
      }
      KeyframeTrack(\.angle) { MoveKeyframe(.degrees(90)) }
    }
    #expect(printed(view, width: 40, height: 40).contains("(transform 0.5 0 0 0.5 10 10"))
    let whole = KeyframeAnimator(initialValue: 0.5, trigger: 1) {
      Color.red.opacity($0)
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 1)
    }
    #expect(printed(whole).contains("(fill"))
  }

  @Test func `an animation's body changes the view`() {
    let view = Color.red.animation(.easeIn) { $0.opacity(0.5) }
    #expect(printed(view).contains("(opacity 0.5"))
    #expect(
      printed(
        Color.red.transaction {
          $0.animation = nil
        } body: {
          $0.opacity(0.5)
        }
      ).contains("(opacity 0.5"))
  }

  @Test func `transitions change nothing`() {
    struct Turn: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
      }
    }
    let plain = printed(Color.red)
    #expect(printed(Color.red.transition(.blurReplace)) == plain)
    #expect(printed(Color.red.transition(.blurReplace(.upUp)).transition(.opacity).transition(Turn())) == plain)
    #expect(printed(Color.red.transition(AnyTransition(Turn()))) == plain)
  }

  @Test func `a text renderer is reported and not called`() {
    struct Wave: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { for run in line { for slice in run { ctx.draw(slice) } } }
        Issue.record("it was asked")
      }
    }
    var found: [String] = []
    let log = diagnostics { found = texts(Text("x").textRenderer(Wave())) }
    #expect(found == ["x"])
    #expect(log.map(\.id) == ["text.renderer"])
    #expect(log.first?.message.contains("Wave") == true)
  }

  @Test func `a tint can be the name of a style`() {
    func fill(_ view: some View) -> String { printed(view, width: 20, height: 4) }
    let bar = Rectangle().fill(.tint)
    #expect(
      fill(bar.tint(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
        .contains("linear-gradient 0 2 to 20 2"))
    #expect(fill(bar.tint(.red)).contains("#FF383CFF"))
    #expect(fill(bar.tint(Color?.none)) == fill(bar) && fill(bar.tint(nil)) == fill(bar))
    #expect(fill(bar.tint(Gradient(colors: [.red, .blue]))).contains("linear-gradient"))
  }
}
