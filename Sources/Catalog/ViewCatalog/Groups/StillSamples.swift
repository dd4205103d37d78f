import SwiftUI

struct StillSamples: SampleGroup {
  let title = "Motion and touch"
  let summary = "Animations compile, and the picture shows their final state."

  var samples: [Sample] {
    Sample(".animation(_:value:)") {
      Tile(.orange)
        .scaleEffect(2)
        .animation(.easeInOut, value: 2)
    }

    Sample("withAnimation", note: "The final state of the animation.") { ArrivedSample() }

    Sample(".transition(_:)") {
      Tile(.orange)
        .transition(.slide)
    }

    Sample(".contentTransition(_:)") {
      Text("42")
        .font(.title)
        .contentTransition(.numericText())
    }

    Sample(".matchedGeometryEffect(id:in:)") { MatchedSample() }

    Sample("PhaseAnimator", note: "The first phase.") {
      PhaseAnimator([0.5, 1]) { phase in
        Tile(.orange).opacity(phase)
      }
    }

    Sample(".phaseAnimator(_:content:animation:)", note: "The first phase.") {
      Tile(.orange)
        .phaseAnimator([0.5, 1]) { content, phase in
          content.opacity(phase)
        }
    }

    Sample(".keyframeAnimator(initialValue:…)", note: "The initial value.") {
      Tile(.orange)
        .keyframeAnimator(initialValue: 0.5) { content, scale in
          content.scaleEffect(scale)
        } keyframes: { _ in
          CubicKeyframe(1.0, duration: 0.5)
        }
    }

    Sample("KeyframeAnimator", note: "The initial value.") {
      KeyframeAnimator(initialValue: 0.5) { scale in
        Tile(.orange).scaleEffect(scale)
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 0.5)
      }
    }

    Sample(".animation(_:body:)") {
      Tile(.orange)
        .animation(.easeIn) { content in
          content.opacity(0.5)
        }
    }

    Sample(".textRenderer(_:)", diagnostics: ["text.renderer"]) {
      Text("As it is").textRenderer(IgnoredRenderer())
    }

    Sample(".symbolEffect(_:)") {
      Image(systemName: "bell")
        .font(.title)
        .symbolEffect(.pulse)
    }

    Sample(".onTapGesture(perform:)") {
      Tile(.teal)
        .onTapGesture {}
    }

    Sample(".gesture(_:)") {
      Tile(.teal)
        .gesture(DragGesture())
    }

    Sample(".allowsHitTesting(_:)") {
      Tile(.teal)
        .allowsHitTesting(false)
    }
  }
}

private struct ArrivedSample: View {
  @State private var isRight = false

  var body: some View {
    Tile(.orange)
      .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
      .padding(10)
      .onAppear { withAnimation { isRight = true } }
  }
}

private struct MatchedSample: View {
  @Namespace private var space

  var body: some View {
    Tile(.orange).matchedGeometryEffect(id: 1, in: space)
  }
}

private struct IgnoredRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
}
