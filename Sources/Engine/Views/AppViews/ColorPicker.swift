import Foundation
import Graphics
import LayoutEngine

/// A choice of a colour. Apple's page: SwiftUI/ColorPicker.
///
/// WidgetKit does not draw it: the label is shown and opposite to it a dot in the colour, with the diagnostic
/// `view.unsupported`.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Creates a picker with a label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.color, self.label) = (selection.wrappedValue, label())
  }

  /// The label and the dot.
  public var body: some View {
    ControlRow(label: label) {
      // Level with the middle of the label's capitals, which are 12 points high in the font `body`.
      Circle().fill(color).frame(width: 20, height: 20)
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 6 }
    }
    .inPlace(of: "ColorPicker", "its colour is")
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}
