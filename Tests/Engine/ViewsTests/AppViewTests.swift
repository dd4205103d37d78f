import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// Views of apps that WidgetKit does not draw: each shows a part, and is reported.
struct AppViewTests {
  /// The texts of `view`, with the names in the diagnostics.
  private func shown(_ view: some View) -> (texts: [String], unsupported: [String]) {
    var found: [String] = []
    // Tests have no symbol font, which is also reported.
    let log = diagnostics { found = texts(Holder(content: view)) }.filter { !$0.id.hasPrefix("symbol.") }
    #expect(log.allSatisfy { $0.id == "view.unsupported" && $0.subject?.contains("Holder") == true })
    return (found, log.map { String($0.message.dropFirst("WidgetKit does not draw ".count).prefix { $0 != ";" }) })
  }

  @Test func `navigation shows its content`() {
    let view = shown(
      NavigationView {
        VStack {
          NavigationLink("a", destination: Text("never"))
          NavigationLink(value: 1) {
            Text(verbatim: "b")
            Text(verbatim: "c")
          }
        }
        .navigationTitle("never").navigationBarTitleDisplayMode(.inline)
      })
    #expect(view.texts == ["a", "b", "c"])
    #expect(Set(view.unsupported) == ["NavigationView", "NavigationLink"])
    let stack = shown(
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
      })
    #expect(stack.texts == ["root"] && stack.unsupported == ["NavigationStack"])
    var path = NavigationPath([1, 2])
    path.append("three")
    path.removeLast(5)
    #expect(path.isEmpty)
  }

  @Test func `lists and forms show their rows from the top leading corner`() {
    let list = List(0..<2) { Text(verbatim: "\($0)") }.listStyle(.insetGrouped)
    #expect(shown(list).texts == ["0", "1"])
    #expect(shown(list).unsupported == ["List"])
    let place = placed(
      List { Color.red.frame(width: 10, height: 10).listRowInsets(EdgeInsets()) }, width: 50, height: 50)
    #expect(place.frame.size == CGSize(width: 50, height: 50))
    #expect(
      printed(Form { Color.red.frame(width: 10, height: 10) }, width: 50, height: 50).contains("(rect 0 0 10 10)"))
    let sections = shown(
      List(selection: .constant(Set<Int>())) {
        Section("head") { ForEach(["x"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
          .headerProminence(.increased).listRowSeparator(.hidden).listRowBackground(Color.red)
      })
    #expect(sections.texts == ["head", "x"])
  }

  @Test func `a field shows its text, its prompt or its title`() {
    #expect(shown(TextField("title", text: .constant("text"))).texts == ["text"])
    #expect(shown(TextField("title", text: .constant(""))).texts == ["title"])
    #expect(shown(TextField("title", text: .constant(""), prompt: Text("prompt"))).texts == ["prompt"])
    #expect(shown(TextField("title", value: .constant(1.5), format: .number)).texts == ["1.5"])
    #expect(shown(TextField("title", text: .constant("")).textFieldStyle(.roundedBorder)).unsupported == ["TextField"])
  }

  @Test func `menus, share links and groups show their labels and controls`() {
    let menu = shown(Menu("more") { Button("never") {} })
    #expect(menu.texts == ["more"] && menu.unsupported == ["Menu"])
    #expect(shown(ShareLink("share", item: "x")).texts == ["share"])
    #expect(shown(ShareLink(item: "x", preview: SharePreview("never", image: 1)) { Text("y") }).texts == ["y"])
    #expect(
      shown(
        ControlGroup {
          Text("a"); Text("b")
        }
      ).texts == ["a", "b"])
    let closed = shown(DisclosureGroup("head") { Text("never") })
    #expect(closed.texts == ["head"] && closed.unsupported == ["DisclosureGroup"])
    #expect(shown(DisclosureGroup("head", isExpanded: .constant(true)) { Text("open") }).texts == ["head", "open"])
  }

  @Test func `a picker shows its label and the selected option`() {
    enum Flavor: String, CaseIterable, Identifiable {
      case vanilla, cocoa
      var id: Self { self }
    }
    func options() -> some View {
      ForEach(0..<3) { Text(verbatim: "option \($0)").tag($0 * 10) }
    }
    let tagged = shown(Picker("which", selection: .constant(20)) { options() }.pickerStyle(.segmented))
    #expect(tagged.texts == ["which", "option 2"] && tagged.unsupported == ["Picker"])
    let optional = Picker(selection: .constant(Optional(10))) {
      options()
    } label: {
      Text(verbatim: "label")
    }
    #expect(shown(optional).texts == ["label", "option 1"])
    let names = Picker("name", selection: .constant(Optional("b"))) {
      ForEach(["a", "b"], id: \.self) { Text(verbatim: "=\($0)") }
    }
    #expect(shown(names).texts == ["name", "=b"])
    let cases = Picker("flavor", selection: .constant(Flavor.cocoa)) {
      ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
    }
    #expect(shown(cases.pickerStyle(.menu)).texts == ["flavor", "cocoa"])
    #expect(shown(cases.labelsHidden()).texts == ["cocoa"])
    #expect(shown(Picker("none", selection: .constant(7)) { options() }).texts == ["none"])
    let current = Picker(selection: .constant(0)) {
      options()
    } label: {
      Text("a")
    } currentValueLabel: {
      Text("now")
    }
    #expect(shown(current).texts == ["a", "now"])
  }

  @Test func `controls show their values`() {
    let stepper = shown(Stepper("count", value: .constant(3), in: 0...5))
    #expect(stepper.texts == ["count"] && stepper.unsupported == ["Stepper"])
    #expect(shown(Stepper(value: .constant(1.5), format: .number) { Text("n") }).texts == ["n", "1.5"])
    let slider = shown(
      Slider(value: .constant(3), in: 0...12) {
        Text("never")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      })
    #expect(slider.texts == ["low", "high"] && slider.unsupported == ["Slider"])
    #expect(shown(Slider(value: .constant(0.5))).texts.isEmpty)
    let color = ColorPicker("ink", selection: .constant(.red))
    #expect(shown(color).texts == ["ink"] && shown(color).unsupported == ["ColorPicker"])
    // The dot's middle is 6 points above the label's baseline, half of the cap height.
    let row = printed(color, width: 100, height: 40)
    #expect(row.contains("(text at 0 26 ") && row.contains("(ellipse 80 10 20 20)"))
  }

  @Test func `a slider is a row of 31 points, filled to its value, with a knob`() {
    func lines(_ value: Double, _ direction: LayoutDirection = .leftToRight) -> String {
      printed(Slider(value: .constant(value), in: 0...10), width: 138, height: 31) { $0.layoutDirection = direction }
    }
    #expect(placed(Slider(value: .constant(5), in: 0...10), width: 138, height: 99).frame.size.height == 31)
    #expect(lines(0).contains("(rounded-rect 0 3 38 25 radius 12.5 circular) #FFFFFFFF"))
    #expect(lines(5).contains("(rounded-rect 50 3 38 25 radius 12.5 circular) #FFFFFFFF"))
    #expect(lines(2, .rightToLeft).contains("(rounded-rect 80 3 38 25 radius 12.5 circular) #FFFFFFFF"))
    #expect(lines(5).contains("(rounded-rect 0 12.5 138 6 radius 3"))
    #expect(lines(5).contains("(rounded-rect 0 12.5 69 6 radius 3"))
    #expect(lines(2, .rightToLeft).contains("(rounded-rect 110.4 12.5 27.6 6 radius 3"))
    #expect(lines(5).contains("(shadow "))
  }

  @Test func `a slider has the tint, and fades except for its track when disabled`() {
    let slider = Slider(value: .constant(0.5)).tint(Color(red: 1, green: 0, blue: 0))
    #expect(printed(slider, width: 138, height: 31).contains("#FF0000FF"))
    #expect(!printed(slider, width: 138, height: 31).contains("(opacity 0.5"))
    let disabled = printed(slider.disabled(true), width: 138, height: 31)
    #expect(disabled.components(separatedBy: "(opacity 0.5").count == 3)
    #expect(disabled.hasPrefix("(fill (rounded-rect 0 12.5 138 6"))
  }

  @Test func `a field takes the full width and aligns its text`() {
    func start(_ view: some View) -> String { printed(view.font(.system(size: 10)), width: 100, height: 10) }
    let field = TextField("never", text: .constant("ab"))
    #expect(placed(field, width: 100).frame.width == 100)
    #expect(start(field) == start(Text(verbatim: "ab").frame(width: 100, alignment: .leading)))
    #expect(
      start(field.multilineTextAlignment(.trailing))
        == start(Text(verbatim: "ab").multilineTextAlignment(.trailing).frame(width: 100, alignment: .trailing)))
    let secret = SecureField("never", text: .constant("ab"))
    #expect(start(secret) == start(Text(verbatim: "••").frame(width: 100, alignment: .leading)))
  }

  @Test func `a date picker shows the parts that can be chosen, in the picture's language`() throws {
    let date = Date(timeIntervalSince1970: 1_795_248_000)
    let german = Locale(identifier: "de_DE")
    let zone = try #require(TimeZone(identifier: "GMT"))
    func texts(_ components: DatePickerComponents) -> [String] {
      shown(
        DatePicker("due", selection: .constant(date), in: date..., displayedComponents: components)
          .datePickerStyle(.compact).environment(\.locale, german).environment(\.timeZone, zone)
      ).texts
    }
    #expect(texts(.date) == ["due", "21. Nov. 2026"])
    #expect(texts(.hourAndMinute) == ["due", "8:00"])
    #expect(texts([.date, .hourAndMinute]) == ["due", "21. Nov. 2026, 8:00"])
  }

  @Test func `secure fields hide their text, editors show it`() {
    let secret = shown(SecureField("password", text: .constant("abc")))
    #expect(secret.texts == ["•••"] && secret.unsupported == ["SecureField"])
    #expect(shown(SecureField("password", text: .constant(""))).texts == ["password"])
    let editor = shown(TextEditor(text: .constant("written")))
    #expect(editor.texts == ["written"] && editor.unsupported == ["TextEditor"])
  }

  @Test func `a tab view shows one page`() {
    func pages() -> some View {
      Group {
        Text("first").tabItem { Text("never") }.tag("a")
        Text("second").tabItem { Label("never", systemImage: "star") }.tag("b")
      }
    }
    let first = shown(TabView { pages() }.tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(first.texts == ["first"] && first.unsupported == ["TabView"])
    #expect(shown(TabView(selection: .constant("b")) { pages() }).texts == ["second"])
    #expect(shown(TabView(selection: .constant("c")) { pages() }).texts == ["first"])
    let tabs = TabView(selection: .constant(2)) {
      Tab("never", systemImage: "star", value: 1) { Text("one") }
      Tab("never", systemImage: "star", value: 2) { Text("two") }
    }
    #expect(shown(tabs).texts == ["two"])
    #expect(shown(TabView { Tab("never", systemImage: "star") { Text("one") } }).texts == ["one"])
  }

  @Test func `modifiers for apps do nothing`() {
    let plain = printed(Color.red)
    let view = Color.red.scrollDisabled(true).scrollIndicators(.hidden).scrollContentBackground(.hidden)
      .focusable().hoverEffect(.lift).sensoryFeedback(.impact(weight: .heavy), trigger: 1)
      .sensoryFeedback(trigger: 1) { _, _ in .success }
    #expect(printed(view) == plain)
  }

  @Test func `a view can read whether it can be refreshed`() async {
    struct Refreshing: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(verbatim: refresh == nil ? "no" : "yes") }
    }
    #expect(texts(Refreshing()) == ["no"])
    #expect(texts(Refreshing().refreshable {}) == ["yes"])
  }

  @Test func `a view knows the material behind it`() {
    struct Grounded: View {
      @Environment(\.backgroundMaterial) private var material
      var body: some View { Text(verbatim: material == .thin ? "thin" : "none") }
    }
    #expect(texts(Grounded().background(.thinMaterial)) == ["thin"])
    #expect(texts(Grounded().background(.thinMaterial, in: Circle())) == ["thin"])
    #expect(texts(Grounded().background(.red).background(.thinMaterial)) == ["none"])
  }
}

private struct Holder<Content: View>: View {
  let content: Content
  var body: some View { content }
}
