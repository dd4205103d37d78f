import SwiftUI

struct ControlSamples: SampleGroup {
  let title = "Controls"
  let summary = "Labels, links, buttons and toggles."

  var samples: [Sample] {
    Sample("Label(_:systemImage:)") {
      Label("Tides", systemImage: "drop.fill")
    }

    Sample(
      ".labelReservedIconWidth(_:), .labelIconToTitleSpacing(_:)",
      note: "Titles begin at one place, 4 points from icons of 24 points."
    ) {
      VStack(alignment: .leading) {
        Label("Tides", systemImage: "drop.fill")
        Label("Rain", systemImage: "cloud.rain.fill")
      }
      .labelReservedIconWidth(24)
      .labelIconToTitleSpacing(4)
    }

    Sample("Label(title:icon:)") {
      Label {
        Text("Harbour")
      } icon: {
        Circle()
          .fill(.teal)
          .frame(width: 16, height: 16)
      }
    }

    Sample(".labelStyle(_:)", note: "Icon, title, both.") {
      VStack {
        Label("Moon", systemImage: "moon")
          .labelStyle(.iconOnly)
        Label("Moon", systemImage: "moon")
          .labelStyle(.titleOnly)
        Label("Moon", systemImage: "moon")
          .labelStyle(.titleAndIcon)
      }
    }

    Sample("A label style of one's own") {
      Label("Moon", systemImage: "moon")
        .labelStyle(StackedLabelStyle())
    }

    Sample(
      "Link(_:destination:)", note: "A small widget is a single link; in larger ones, each link has its own area.",
      diagnostics: ["link.one-target"]
    ) {
      if let url = URL(string: "https://example.org") {
        Link("example.org", destination: url)
      }
    }

    Sample("Button") { Button("Refresh") {} }

    Sample(".buttonStyle(.bordered)") {
      Button("Refresh") {}
        .buttonStyle(.bordered)
    }

    Sample(".buttonStyle(.borderedProminent)") {
      Button("Refresh") {}
        .buttonStyle(.borderedProminent)
    }

    Sample(".buttonStyle(.borderless), .plain") {
      VStack {
        Button("borderless") {}
          .buttonStyle(.borderless)
        Button("plain") {}
          .buttonStyle(.plain)
      }
    }

    Sample("Button(role: .destructive)") {
      Button("Delete", role: .destructive) {}
        .buttonStyle(.bordered)
    }

    Sample("Button(_:systemImage:action:)") {
      Button("Play", systemImage: "play.fill") {}
        .buttonStyle(.borderedProminent)
    }

    Sample(".buttonBorderShape(_:)") {
      VStack {
        Button("capsule") {}
          .buttonBorderShape(.capsule)
        Button("rounded") {}
          .buttonBorderShape(
            .roundedRectangle(radius: 4))
      }
      .buttonStyle(.bordered)
    }

    Sample(".controlSize(_:)") {
      VStack(spacing: 4) {
        Button("mini") {}.controlSize(.mini)
        Button("large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    }

    Sample(".disabled(_:)") {
      VStack {
        Button("Refresh") {}
        Button("Refresh") {}.disabled(true)
      }
      .buttonStyle(.bordered)
    }

    Sample("A button style of one's own") {
      Button("Refresh") {}
        .buttonStyle(PillButtonStyle())
    }

    Sample("Toggle") {
      VStack {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
      }
      .padding(10)
    }

    Sample(".toggleStyle(.button)") {
      HStack {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
      }
      .toggleStyle(.button)
    }

    Sample("A toggle style of one's own") {
      VStack(alignment: .leading) {
        Toggle("Bread", isOn: .constant(true))
        Toggle("Salt", isOn: .constant(false))
      }
      .toggleStyle(CheckStyle())
    }

    Sample(".labelsHidden()") {
      Toggle("hidden", isOn: .constant(true))
        .labelsHidden()
    }

    Sample("LabeledContent") {
      VStack {
        LabeledContent("Tide", value: "2.1 m")
        LabeledContent("Wind", value: "14 km/h")
      }
      .padding(8)
    }

    Sample("GroupBox") {
      GroupBox("Tide") {
        Text("2.1 m, rising")
      }
      .padding(8)
      .background(.background, in: .rect(cornerRadius: 20))
    }

    Sample("Other styles of one's own", note: "A group box and labelled content.") {
      GroupBox("Tide") {
        LabeledContent("High", value: "2.1 m")
      }
      .groupBoxStyle(OutlinedBoxStyle())
      .labeledContentStyle(DottedStyle())
      .padding(8)
    }

    Sample("ContentUnavailableView") {
      ContentUnavailableView(
        "Nothing here", systemImage: "tray"
      )
      .scaleEffect(0.8)
    }

    Sample("ContentUnavailableView.search") {
      ContentUnavailableView.search
        .scaleEffect(0.55)
    }
  }
}

/// The icon above the title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title).foregroundStyle(.indigo)
      configuration.title.font(.caption)
    }
  }
}

/// White words on a gradient.
private struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold()
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(.pink.gradient, in: .capsule)
  }
}

/// A line around everything.
private struct OutlinedBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.font(.caption.bold())
      configuration.content
    }
    .padding(8)
    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.teal, lineWidth: 2) }
  }
}

/// Dots between label and value.
private struct DottedStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.label
      Line().stroke(.gray, style: StrokeStyle(dash: [1, 3])).frame(height: 8)
      configuration.content.layoutPriority(1)
    }
    .font(.footnote)
    .lineLimit(1)
  }
}

/// A ring that fills.
private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(configuration.isOn ? .green : .secondary)
      configuration.label.strikethrough(configuration.isOn)
    }
  }
}
