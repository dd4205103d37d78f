import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Observation
import OpenCombine
import SquareFonts
import Testing

@testable import Views

@Suite struct StateTests {
  private struct Loaded: View {
    @State private var name = "…"
    var body: some View { Text(verbatim: name).onAppear { name = "there" } }
  }

  @Test func `the picture shows what onAppear writes`() {
    #expect(settled(Loaded()).texts == ["there"])
  }

  @Test func `two views of one type have separate state`() {
    struct Numbered: View {
      let number: Int
      @State private var shown = 0
      var body: some View { Text(verbatim: "\(shown)").onAppear { shown = number } }
    }
    let view = HStack {
      Numbered(number: 1)
      Numbered(number: 2).overlay { Numbered(number: 3) }
      ForEach([4, 5], id: \.self) { Numbered(number: $0) }
    }
    #expect(settled(view, width: 1000).texts == ["1", "2", "3", "4", "5"])
  }

  @Test func `a view that ViewBuilder shows later keeps its own state`() {
    struct Late: View {
      @State private var isThere = false
      var body: some View {
        VStack {
          if isThere { Loaded() }
          Text(verbatim: "first")
        }
        .onAppear { isThere = true }
      }
    }
    #expect(settled(Late(), height: 200).texts == ["there", "first"])
  }

  @Test func `a binding writes to its state`() {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Text(verbatim: "\(count)").onAppear { count += 41 } }
    }
    struct Parent: View {
      @State private var count = 1
      var body: some View { Child(count: $count) }
    }
    #expect(settled(Parent()).texts == ["42"])
  }

  @Test func `a modifier has state too`() {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Text(verbatim: "\(count)")
        }
        .onAppear { count = 7 }
      }
    }
    #expect(settled(Text(verbatim: "a").modifier(Counting())).texts == ["a", "7"])
  }

  @Test func `a task is waited for`() async {
    struct Fetching: View {
      @State private var value = 0
      @State private var doubled = 0
      var body: some View {
        Text(verbatim: "\(value) \(doubled)")
          .task { value = await answer() }
          .onChange(of: value) { _, new in doubled = 2 * new }
      }
      private func answer() async -> Int {
        await Task.yield()
        return 21
      }
    }
    #expect(await finished(Fetching()).texts == ["21 42"])
  }

  @Test func `a task with an id runs again when the id has changed`() async {
    struct Chained: View {
      @State private var step = 0
      var body: some View { Text(verbatim: "\(step)").task(id: step) { if step < 3 { step += 1 } } }
    }
    #expect(await finished(Chained()).texts == ["3"])
  }

  @Test func `a view that never settles is drawn and reported`() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "x").onChange(of: count, initial: true) { count += 1 } }
    }
    let diagnostics = diagnostics { #expect(settled(Restless()).texts == ["x"]) }
    #expect(diagnostics.map(\.id) == ["view.unsettled"])
    #expect(diagnostics.first?.subject?.hasSuffix("Restless") == true)
    #expect(diagnostics.first?.message.hasPrefix("count of the view still changes") == true)
  }

  @Test func `the report of an unsettled view names the state and its view`() {
    struct Model: DynamicProperty {
      @State var size = 0.0
    }
    struct Inner: View {
      private var model = Model()
      var body: some View {
        Text(verbatim: "\(model.size)").onChange(of: model.size, initial: true) { model.size += 1 }
      }
    }
    struct Outer: View {
      var body: some View {
        VStack {
          Text(verbatim: "still")
          Inner()
        }
      }
    }
    let diagnostics = diagnostics { _ = settled(Outer()) }
    #expect(diagnostics.map(\.subject) == ["content/Outer/1/Inner"])
    #expect(diagnostics.first?.message.hasPrefix("model.size of the view") == true)
  }

  @Test func `the report names what ran if no state changes`() {
    struct Growing: View {
      final class Count { var value = 0 }
      let count = Count()
      var body: some View {
        count.value += 1
        return Color.clear.frame(width: CGFloat(count.value)).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          (_: CGFloat) in
        }
      }
    }
    let diagnostics = diagnostics { _ = settled(Growing()) }
    #expect(diagnostics.map(\.id) == ["view.unsettled"])
    #expect(diagnostics.first?.message.hasPrefix("onGeometryChange of the view") == true)
    #expect(diagnostics.first?.subject?.contains("Growing") == true)
  }

  @Test func `a task that does not end times out`() async {
    struct Endless: View {
      var body: some View {
        Text(verbatim: "x").task { while !Task.isCancelled { await Task.yield() } }
      }
    }
    let log = DiagnosticLog()
    await log.collecting {
      var settling = FixpointLowering(deadline: {})
      let node = await settling.settled { memory in
        PlacedNode.root(
          _LoweringContext(
            environment: EnvironmentValues(), pass: LoweringPass(shaper: SquareFont(), memory: memory)
          ).single(Endless()), in: CGSize(width: 100, height: 100))
      }
      #expect(node?.texts == ["x"])
    }
    #expect(log.diagnostics.map(\.id) == ["view.task-timeout"])
  }

  @Test func `state objects are created once`() {
    final class Model: ObservableObject {
      nonisolated(unsafe) static var made = 0
      @Published var name = "new"
      init() { Self.made += 1 }
    }
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View { Child(model: model).onAppear { model.name = "changed" } }
    }
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: model.name) }
    }
    #expect(settled(Owner()).texts == ["changed"])
    #expect(Model.made == 1)
  }

  @Test func `an observable object comes from the environment`() {
    struct Reader: View {
      @Environment(Palette.self) private var palette
      var body: some View { Text(verbatim: palette.name) }
    }
    #expect(settled(Reader().environment(Palette(name: "warm"))).texts == ["warm"])
  }

  @Test func `a view without its object is left out and reported with its path`() {
    struct Reader: View {
      @EnvironmentObject private var shelf: Shelf
      var body: some View { Text(verbatim: "\(shelf.count)") }
    }
    let diagnostics = diagnostics {
      #expect(settled(HStack { Reader().id("r") }).texts.isEmpty)
    }
    #expect(diagnostics.map(\.id) == ["environment.missing-object"])
    #expect(diagnostics.first?.subject == "content/id(r)/Reader")
    #expect(settled(Reader().environmentObject(Shelf())).texts == ["3"])
  }

  @Test func `a diagnostic names the view that it is about`() {
    struct Blurred: View {
      var body: some View { Color.red.blur(radius: .nan) }
    }
    let reported = diagnostics { _ = settled(VStack { Blurred() }) }
    #expect(reported.map(\.subject) == ["content/Blurred"])
  }

  @Test func `a closure that is called later reads the environment of its view`() {
    struct Schemed: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        GeometryReader { _ in Text(verbatim: "\(scheme)") }.environment(\.colorScheme, .dark)
      }
    }
    #expect(settled(Schemed()).texts == ["light"])
  }

  @Test func `a custom property is found and updated`() {
    struct Greeting: DynamicProperty {
      @Environment(\.layoutDirection) private var direction
      var text = ""
      mutating func update() { text = "\(direction)" }
    }
    struct Greeter: View {
      private var greeting = Greeting()
      var body: some View { Text(verbatim: greeting.text) }
    }
    #expect(settled(Greeter().environment(\.layoutDirection, .rightToLeft)).texts == ["rightToLeft"])
  }

  @Test func `onReceive gets the values that a publisher sends at once`() {
    struct Receiver: View {
      let subject = CurrentValueSubject<Int, Never>(5)
      @State private var value = 0
      var body: some View { Text(verbatim: "\(value)").onReceive(subject) { value = $0 } }
    }
    #expect(settled(Receiver()).texts == ["5"])
  }

  @Test func `a bound list provides a binding to each element`() {
    struct List: View {
      @State private var names = ["a", "b"]
      var body: some View {
        HStack { ForEach($names, id: \.self) { $name in Text(verbatim: name) } }
          .onAppear { names[1] = "c" }
      }
    }
    #expect(settled(List()).texts == ["a", "c"])
  }
}

@Observable private final class Palette {
  let name: String
  init(name: String) { self.name = name }
}

private final class Shelf: ObservableObject {
  let count = 3
}
