import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// A year whose numbers differ draws another picture, and only where it should.
struct SystemStyleTests {
  private let test = ResolvedColor(bytes: 1, 2, 3)

  private func year(_ change: (inout SystemStyle) -> Void) -> SystemStyle {
    var style = SystemStyle.iOS26
    change(&style)
    return style
  }

  /// The lines of `view`'s display list that differ between this year and another.
  private func differences(_ view: some View, _ other: SystemStyle, width: CGFloat = 200) -> [String] {
    let lines = printed(view, width: width, height: 60).split(separator: "\n")
    let others = printed(view, width: width, height: 60) { $0.systemStyle = other }.split(separator: "\n")
    #expect(lines.count == others.count)
    return zip(lines, others).filter { $0 != $1 }.map { String($1) }
  }

  @Test func `another red draws only what is red`() {
    let style = year { $0.palette[.red].light = test }
    let view = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    #expect(differences(view, style) == ["(fill (rect 0 0 100 60) #010203FF)"])
    #expect(differences(view.environment(\.colorScheme, .dark), style).isEmpty)
  }

  @Test(arguments: SystemColor.allCases) func `every colour of the palette is read from the style`(_ color: SystemColor)
  {
    var environment = EnvironmentValues()
    environment.systemStyle.palette[color].light = test
    for other in SystemColor.allCases {
      #expect((Color(.system(other)).resolved(in: environment) == test) == (other == color))
    }
    environment.colorScheme = .dark
    #expect(environment.color(color) == SystemStyle.iOS26.palette[color].dark)
  }

  @Test func `styles without a colour of their own follow the palette`() {
    func paint(_ style: some ShapeStyle, _ color: SystemColor) -> Bool {
      differences(Rectangle().fill(style), year { $0.palette[color].light = test }).count == 1
    }
    #expect(paint(.secondary, .secondaryLabel) && paint(.quinary, .quinaryLabel))
    #expect(paint(.background, .background) && paint(.fill, .fill) && paint(.separator, .separator))
    #expect(paint(.tint, .blue) && paint(Material.regular, .material))
    #expect(!paint(.secondary, .label))
  }

  @Test func `a year may have buttons with other corners`() {
    let style = year { $0.controls.button.automaticRadius = 6 }
    let button = Button("ab") {}.buttonStyle(.bordered).font(.system(size: 10))
    #expect(differences(button, style) == ["(fill (rounded-rect 78 18 44 24 radius 6) #76767C29)"])
    #expect(differences(button.buttonBorderShape(.capsule), style).isEmpty)
  }

  @Test func `controls have the measures of the style`() {
    let style = year {
      $0.controls.toggle.size.width = 51
      $0.controls.progress.barHeight = 6
      $0.controls.gauge.side = 60
      $0.controls.groupBox.padding = 12
      $0.controls.slider.height = 40
    }
    func size(_ view: some View, _ style: SystemStyle = .iOS26) -> CGSize {
      placed(view.fixedSize(), width: 300, height: 300) { $0.systemStyle = style }.frame.size
    }
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    #expect((size(toggle).width, size(toggle, style).width) == (66, 51))
    let progress = ProgressView(value: 0.5)
    #expect((size(progress).height, size(progress, style).height) == (4, 6))
    let gauge = Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircular)
    #expect((size(gauge).width, size(gauge, style).width) == (58, 60))
    let box = GroupBox { Rectangle().frame(width: 10, height: 10) }
    #expect(size(box).width - size(box, style).width == 8)
    let slider = Slider(value: .constant(0.5))
    #expect((size(slider).height, size(slider, style).height) == (31, 40))
  }

  @Test func `text styles have the sizes of the style`() {
    let style = year { $0.textSizes[.body, .large] = 18 }
    func size(_ view: some View) -> CGFloat? { runs(view) { $0.systemStyle = style }.first?.style.font.size }
    #expect(size(Text("a")) == 18)
    #expect(size(Text("a").font(.caption)) == 12)
    #expect(size(Text("a").font(.body).dynamicTypeSize(.xLarge)) == 19)
  }
}
