import Ambient
import Foundation
import Localization
import Testing
import Timelines

@testable import Views
@testable import Widgets

struct ConfigurationModifierTests {
  private var plain: StaticConfiguration<Text> {
    StaticConfiguration(kind: "k", provider: SampleProvider()) { Text($0.title) }
  }

  private struct Pushed: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
  }

  @Test func `modifiers without an effect on pictures leave the widget unchanged`() {
    let configuration =
      plain
      .supportedFamilies([.systemSmall, .systemLarge, .systemSmall])
      .disfavoredLocations([.lockScreen, .carPlay, .iPhoneWidgetsOnMac], for: [.systemSmall])
      .promptsForUserConfiguration()
      .supportedMountingStyles([.recessed])
      .widgetTexture(.paper)
      .pushHandler(Pushed.self)
      .backgroundTask(.urlSession("a")) { print("never") }
      .backgroundTask(.appRefresh("b")) {}
      .onBackgroundURLSessionEvents(matching: "c") { _, completion in completion() }
      .onBackgroundURLSessionEvents { identifier, _ in print(identifier) }
      .contentMarginsDisabled()
    #expect(configuration._kind?.kind == "k")
    #expect(configuration._kind?.families == [.systemSmall, .systemLarge])
    #expect(configuration._kind?.hasContentMargins == false)
  }

  @Test func `names have four types`() {
    let name = "A name"
    let resource = LocalizedStringResource("A name")
    #expect(plain.configurationDisplayName("A name").description("A name")._kind?.displayName == name)
    #expect(plain.configurationDisplayName(name).description(name)._kind?.description == name)
    #expect(plain.configurationDisplayName(name.dropLast())._kind?.displayName == "A nam")
    #expect(plain.configurationDisplayName(resource).description(resource)._kind?.description == name)
    #expect(plain.configurationDisplayName(Text("A name")).description(Text(name))._kind?.displayName == name)
    #expect(plain.configurationDisplayName(.init("A name"))._kind?.displayName == name)
  }

  @Test func `names are looked up in the task's language`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID()).bundle")
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("\"Weather\" = \"Wetter\";".utf8).write(to: german.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    let context = LocalizationContext(locale: Locale(identifier: "de_DE"), tables: StringTables(main: bundle))
    let kind = withAmbientValues({ $0.localization = context }) {
      plain.configurationDisplayName("Weather").description(LocalizedStringResource("Weather"))._kind
    }
    #expect(kind?.displayName == "Wetter" && kind?.description == "Wetter")
    #expect(plain.configurationDisplayName("Weather")._kind?.displayName == "Weather")
    let verbatim = String("Weather")
    let kept = withAmbientValues({ $0.localization = context }) { plain.configurationDisplayName(verbatim)._kind }
    #expect(kept?.displayName == "Weather")
  }

  @Test func `an app may request reloads, and has no controls`() async throws {
    WidgetCenter.shared.reloadTimelines(ofKind: "k")
    WidgetCenter.shared.reloadAllTimelines()
    #expect(WidgetInfo(kind: "k", family: .systemSmall).description == "k (systemSmall)")
    #expect(WidgetCenter.UserInfoKey.kind != WidgetCenter.UserInfoKey.family)
    ControlCenter.shared.reloadControls(ofKind: "c")
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
  }

  @Test func `modifiers for other platforms leave a view unchanged`() {
    let view = Text("a").widgetLabel("label").widgetLabel { Text("b") }.widgetCurvesContent().invalidatableContent()
      .previewContext(WidgetPreviewContext(family: .accessoryCorner)).previewDisplayName("p")
      .previewLayout(.fixed(width: 1, height: 1)).previewDevice("iPhone 15").previewInterfaceOrientation(.portrait)
      .previewDevice(PreviewDevice(rawValue: "x")).previewLayout(.sizeThatFits)
    #expect(texts(lowered(view).node) == ["a"])
  }

  @Test func `a group shows its title over its views`() {
    let group = AccessoryWidgetGroup("Friends") {
      Text("a")
      Text("b")
    }
    .accessoryWidgetGroupStyle(.roundedSquare)
    #expect(texts(lowered(group).node) == ["Friends", "a", "b"])
  }
}
