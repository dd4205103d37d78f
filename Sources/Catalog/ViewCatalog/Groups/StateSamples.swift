import Observation
import SwiftUI

struct StateSamples: SampleGroup {
  let title = "Environment and state"
  let summary = "Values from outside, or from code that ran before the picture was drawn."

  var samples: [Sample] {
    Sample("@State and .onAppear(perform:)", note: "The change is in the picture.") { AppearingSample() }

    Sample("@State and .task { … }", note: "Awaited before the picture is drawn.") { TaskSample() }

    Sample("@Binding") { BindingSample() }

    Sample(".onChange(of:initial:_:)", note: "Counts its own changes until there are no more.") { ChangeSample() }

    Sample(".onReceive(_:perform:)", note: "The value that was published before the picture was drawn.") {
      ReceivingSample()
    }

    Sample("@StateObject") { ObjectSample() }

    Sample("@ObservedObject") { ObservedSample(model: TideModel(height: 3)) }

    Sample(".environmentObject(_:)") {
      EnvironmentObjectSample()
        .environmentObject(TideModel(height: 4))
    }

    Sample("@Observable and .environment(_:)") {
      ObservableSample()
        .environment(MoonModel(name: "Europa"))
    }

    Sample("@Bindable") { BindableSample(model: MoonModel(name: "Io")) }

    Sample("@AppStorage", note: "The default value, because the store is empty.") { StorageSample() }

    Sample("@ScaledMetric", note: "Grows with the type size.") {
      HStack {
        ScaledSample()
        ScaledSample().dynamicTypeSize(.accessibility1)
      }
    }

    Sample("@Environment(\\.colorScheme)") { SchemeSample() }

    Sample(".environment(_:_:)") {
      Text("one line of many words")
        .environment(\.lineLimit, 1)
        .frame(width: 100)
    }

    Sample("An environment value of one's own") {
      AccentWord()
        .environment(\.accent, .pink)
    }

    Sample(".transformEnvironment(_:transform:)") {
      AccentWord()
        .transformEnvironment(\.accent) {
          $0 = $0.opacity(0.4)
        }
    }

    Sample(".modifier(_:)", note: "A custom modifier.") {
      Text("Moon").modifier(Badge())
    }

    Sample(".id(_:)", note: "Another id is another view, without a visible effect.") {
      Text("Moon").id(42)
    }

    Sample(".preferredColorScheme(_:)", note: "Accepted: it is for windows, and widgets have none.") {
      Text("as it is")
        .padding(8)
        .background(.background)
        .preferredColorScheme(.dark)
    }
  }
}

private struct AppearingSample: View {
  @State private var icon = "nothing yet"

  var body: some View {
    Text(icon).onAppear { icon = "☾ loaded" }
  }
}

private struct TaskSample: View {
  @State private var word = "nothing yet"

  var body: some View {
    Text(word).task { word = "fetched" }
  }
}

private struct BindingSample: View {
  @State private var isOn = false

  var body: some View {
    Switcher(isOn: $isOn)
      .onAppear { isOn = true }
  }

  private struct Switcher: View {
    @Binding var isOn: Bool

    var body: some View {
      Text(isOn ? "switched on" : "off").bold()
    }
  }
}

private struct ChangeSample: View {
  @State private var count = 0

  var body: some View {
    Text("\(count) changes")
      .onChange(of: count, initial: true) { if count < 3 { count += 1 } }
  }
}

private struct ReceivingSample: View {
  @State private var word = "nothing yet"

  var body: some View {
    Text(word).onReceive(Just("received")) { word = $0 }
  }
}

/// The height of the tide.
private final class TideModel: ObservableObject {
  @Published var height: Int

  init(height: Int) { self.height = height }
}

private struct ObjectSample: View {
  @StateObject private var model = TideModel(height: 1)

  var body: some View {
    Text("tide \(model.height) m").onAppear { model.height = 2 }
  }
}

private struct ObservedSample: View {
  @ObservedObject var model: TideModel

  var body: some View { Text("tide \(model.height) m") }
}

private struct EnvironmentObjectSample: View {
  @EnvironmentObject private var model: TideModel

  var body: some View { Text("tide \(model.height) m") }
}

/// The name of a moon.
@Observable private final class MoonModel {
  var name: String

  init(name: String) { self.name = name }
}

private struct ObservableSample: View {
  @Environment(MoonModel.self) private var model

  var body: some View { Text(model.name).font(.title2) }
}

private struct BindableSample: View {
  @Bindable var model: MoonModel

  var body: some View { Named(name: $model.name) }

  private struct Named: View {
    @Binding var name: String

    var body: some View {
      Text(name).font(.title2)
    }
  }
}

private struct StorageSample: View {
  @AppStorage("catalog.chapter") private var chapter = 42

  var body: some View { Text("Chapter \(chapter)") }
}

private struct ScaledSample: View {
  @ScaledMetric private var side = 30

  var body: some View {
    Tile(.indigo, width: side, height: side)
  }
}

private struct SchemeSample: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Image(systemName: scheme == .dark ? "moon.fill" : "sun.max.fill").font(.largeTitle)
  }
}

private struct AccentKey: EnvironmentKey {
  static var defaultValue: Color { .teal }
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct AccentWord: View {
  @Environment(\.accent) private var accent

  var body: some View {
    Text("Moon").font(.title.bold()).foregroundStyle(accent)
  }
}

private struct Badge: ViewModifier {
  func body(content: Content) -> some View {
    content
      .foregroundStyle(.black)
      .padding(8)
      .background(.yellow.gradient, in: .capsule)
  }
}
