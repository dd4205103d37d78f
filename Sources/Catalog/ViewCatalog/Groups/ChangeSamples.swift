import SwiftUI
import WidgetKit

struct ChangeSamples: SampleGroup {
  let title = "Changes"
  let summary = "The change from one entry to the next, as timeline --animate writes it."

  var samples: [Sample] {
    Sample(".contentTransition(.numericText())", note: "Digits roll upwards.") { isNew in
      Text(isNew ? "1,284" : "1,279")
        .font(.title.bold())
        .contentTransition(.numericText())
    }

    Sample(".contentTransition(.numericText(countsDown:))", note: "Digits roll downwards.") { isNew in
      Text(isNew ? "9 min" : "12 min")
        .font(.title.bold())
        .contentTransition(.numericText(countsDown: true))
    }

    Sample("A change of layout", note: "The same view moves, grows and changes its colour.") { isNew in
      RoundedRectangle(cornerRadius: isNew ? 30 : 5)
        .fill(isNew ? Color.indigo : .orange)
        .frame(width: isNew ? 60 : 24, height: isNew ? 60 : 24)
        .frame(maxWidth: .infinity, alignment: isNew ? .trailing : .leading)
    }

    Sample("ForEach", note: "Elements keep their identity.") { isNew in
      HStack {
        ForEach(isNew ? [3, 1, 2] : [1, 2, 3], id: \.self) { number in
          Text("\(number)")
            .frame(width: 32, height: 32)
            .background(Color.teal.opacity(Double(number) / 3), in: .circle)
        }
      }
    }

    Sample(".transition(.scale)") { isNew in
      if isNew {
        Tile(.orange, width: 60, height: 60)
          .transition(.scale)
      }
    }

    Sample(".transition(.slide)") { isNew in
      if isNew {
        Tile(.orange, width: 60, height: 60)
          .transition(.slide)
      }
    }

    Sample(".transition(.push(from:))", note: "The new text pushes the old one.") { isNew in
      Text(isNew ? "Ebb" : "Flood")
        .font(.title)
        .id(isNew)
        .transition(.push(from: .bottom))
        .clipped()
    }

    Sample(".transition(.blurReplace)") { isNew in
      Image(systemName: isNew ? "sun.max.fill" : "moon.fill")
        .font(.largeTitle)
        .id(isNew)
        .transition(.blurReplace)
    }

    Sample(".transition(.asymmetric(insertion:removal:))") { isNew in
      Text(isNew ? "In" : "Out")
        .font(.title)
        .id(isNew)
        .transition(
          .asymmetric(
            insertion: .move(edge: .leading), removal: .opacity))
    }

    Sample(".animation(_:value:)", note: "A bouncy spring instead of the standard one.") { isNew in
      Capsule()
        .fill(.green)
        .frame(width: isNew ? 120 : 30, height: 30)
        .animation(.bouncy(duration: 1, extraBounce: 0.2), value: isNew)
    }

    Sample(".animation(nil, value:)", note: "Changes at once.") { isNew in
      Capsule()
        .fill(.green)
        .frame(width: isNew ? 120 : 30, height: 30)
        .animation(nil, value: isNew)
    }

    Sample("A ring", note: "The end of the arc moves along the circle.") { isNew in
      Circle()
        .trim(from: 0, to: isNew ? 0.85 : 0.3)
        .stroke(.pink, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 60, height: 60)
    }

    Sample("A rotation", note: "Half a turn.") { isNew in
      Image(systemName: "location.north.fill")
        .font(.largeTitle)
        .rotationEffect(.degrees(isNew ? 180 : 0))
    }

    Sample(".contentTransition(.interpolate)", note: "The same text grows.") { isNew in
      Text("Tide")
        .font(isNew ? .largeTitle : .footnote)
        .foregroundStyle(isNew ? .blue : .red)
        .contentTransition(.interpolate)
    }

    Sample(".matchedGeometryEffect(id:in:)", note: "Two views with one name are the same.") { isNew in
      Badge(isLarge: isNew)
    }

    Sample(".glassEffectID(_:in:)", note: "Glass moves, and flows together with its neighbour.") { isNew in
      Landscape()
        .overlay { GlassPair(isApart: !isNew) }
    }

    Sample("A gauge", note: "Its bar and its label change together.") { isNew in
      Gauge(value: isNew ? 0.9 : 0.3) {
        Text("Tide")
      } currentValueLabel: {
        Text(isNew ? "90" : "30")
          .contentTransition(.numericText())
      }
      .gaugeStyle(.accessoryCircular)
      .tint(.blue)
    }
  }
}

private struct GlassPair: View {
  let isApart: Bool
  @Namespace private var space

  var body: some View {
    GlassEffectContainer(spacing: 16) {
      HStack(spacing: isApart ? 26 : 4) {
        ForEach(["sun.max.fill", "moon.fill"], id: \.self) { name in
          Image(systemName: name)
            .frame(width: 28, height: 28)
            .glassEffect(in: .circle)
            .glassEffectID(name, in: space)
        }
      }
    }
  }
}

private struct Badge: View {
  let isLarge: Bool
  @Namespace private var space

  var body: some View {
    if isLarge {
      Circle().fill(.orange).matchedGeometryEffect(id: "sun", in: space)
        .frame(width: 70, height: 70)
    } else {
      HStack {
        Circle().fill(.orange).matchedGeometryEffect(id: "sun", in: space)
          .frame(width: 24, height: 24)
        Text("Sun").font(.headline)
      }
    }
  }
}
