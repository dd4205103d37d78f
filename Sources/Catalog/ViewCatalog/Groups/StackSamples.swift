import SwiftUI

struct StackSamples: SampleGroup {
  let title = "Stacks"
  let summary = "Stacks, spacers, dividers and groups. Dashed lines show a view's frame."

  var samples: [Sample] {
    Sample("HStack", outlined: true) {
      HStack {
        Tile(.red)
        Tile(.orange, height: 44)
        Tile(.yellow)
      }
    }

    Sample("HStack(alignment:)", note: "Bottom edges are aligned.", outlined: true) {
      HStack(alignment: .bottom) {
        Tile(.red)
        Tile(.orange, height: 44)
        Tile(.yellow, height: 32)
      }
    }

    Sample("HStack(alignment: .firstTextBaseline)", note: "Baselines are aligned, whatever the sizes.") {
      HStack(alignment: .firstTextBaseline) {
        Text("21°").font(.largeTitle)
        Text("feels like 19°").font(.caption)
      }
    }

    Sample("HStack(spacing:)", outlined: true) {
      HStack(spacing: 2) {
        Tile(.red)
        Tile(.orange)
        Tile(.yellow)
      }
    }

    Sample("VStack", outlined: true) {
      VStack {
        Tile(.teal)
        Tile(.blue, width: 60)
        Tile(.indigo)
      }
    }

    Sample("VStack(alignment:spacing:)", outlined: true) {
      VStack(alignment: .leading, spacing: 2) {
        Tile(.teal)
        Tile(.blue, width: 60)
        Tile(.indigo, width: 40)
      }
    }

    Sample("VStack of texts", note: "The distance comes from the fonts; it is not 8 points.") {
      VStack {
        Text("Waxing gibbous").font(.headline)
        Text("94 % lit").font(.caption)
      }
    }

    Sample("ZStack", outlined: true) {
      ZStack {
        Tile(.purple, width: 80, height: 60)
        Tile(.pink, width: 50, height: 40)
        Text("top").foregroundStyle(.white)
      }
    }

    Sample("ZStack(alignment:)", outlined: true) {
      ZStack(alignment: .bottomTrailing) {
        Tile(.purple, width: 80, height: 60)
        Tile(.yellow)
      }
    }

    Sample("Spacer", note: "Takes the remaining space.") {
      HStack {
        Tile(.red)
        Spacer()
        Tile(.orange)
      }
      .padding(8)
    }

    Sample("Spacer(minLength:)") {
      HStack {
        Tile(.red)
        Spacer(minLength: 60)
        Text("never closer than 60 points").font(.caption2)
      }
    }

    Sample("Divider in a VStack", note: "One pixel high.") {
      VStack {
        Text("Sunrise")
        Divider()
        Text("Sunset")
      }
      .padding(8)
    }

    Sample("Divider in an HStack", note: "A vertical line.") {
      HStack {
        Text("Low")
        Divider()
        Text("High")
      }
      .frame(height: 50)
    }

    Sample("Group", note: "Each of the views gets the modifier; the group has no frame.") {
      HStack {
        Group {
          Tile(.green)
          Tile(.mint)
        }
        .padding(6)
        .border(.gray)
      }
    }

    Sample("ForEach over a range") {
      HStack(spacing: 4) {
        ForEach(0..<5) { index in
          Tile(.blue.opacity(Double(index + 1) / 5))
        }
      }
    }

    Sample("ForEach over values") {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(["Io", "Europa", "Ganymede"], id: \.self) { moon in
          Text(moon)
        }
      }
    }

    Sample("EmptyView", note: "Adds neither size nor spacing.", outlined: true) {
      HStack {
        Tile(.red)
        EmptyView()
        Tile(.orange)
      }
    }

    Sample("AnyView", note: "Erases the type, without a visible effect.") {
      let moons = ["Io", "Europa"]
      let view =
        moons.isEmpty
        ? AnyView(Tile(.yellow))
        : AnyView(Text(moons[0]))
      view.font(.title3)
    }

    Sample("if and switch in a body") {
      let level = 2
      VStack {
        if level > 1 { Text("above one") }
        switch level {
        case 2: Tile(.green)
        default: Tile(.red)
        }
      }
    }

    Sample("LazyVStack", note: "Takes the proposed width.", outlined: true) {
      LazyVStack(alignment: .leading, spacing: 4) {
        ForEach(0..<3) { index in
          Tile(.indigo, width: CGFloat(30 + index * 20))
        }
      }
    }

    Sample("LazyHStack", note: "Takes the proposed height.", outlined: true) {
      LazyHStack(alignment: .top, spacing: 4) {
        ForEach(0..<3) { index in
          Tile(.teal, height: CGFloat(30 + index * 15))
        }
      }
    }

    Sample("Section", note: "Header, content and footer, one below the other.") {
      VStack(alignment: .leading, spacing: 4) {
        Section {
          Tile(.blue, width: 90)
        } header: {
          Text("Header").font(.caption.bold())
        } footer: {
          Text("Footer").font(.caption2)
        }
      }
    }

    Sample("ScrollView", note: "The start of the content; a picture does not scroll.", outlined: true) {
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<6) { index in
            Text("Row \(index)")
          }
        }
      }
      .frame(width: 90, height: 70)
    }
  }
}
