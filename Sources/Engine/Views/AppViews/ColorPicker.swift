import Foundation
import Graphics
import LayoutEngine

/// A control to choose a colour. Apple's page: SwiftUI/ColorPicker.
///
/// WidgetKit does not draw it: the label is shown with a dot in the colour at the trailing edge, with the diagnostic
/// `view.unsupported`.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.color, self.label) = (selection.wrappedValue, label())
  }

  public var body: some View {
    ControlRow(label: label) {
      // Aligned with the middle of the label's capitals, which are 12 points high in the font `body`.
      Circle().fill(color).frame(width: 20, height: 20)
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 6 }
    }
    .inPlace(of: "ColorPicker", "its colour is")
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}
