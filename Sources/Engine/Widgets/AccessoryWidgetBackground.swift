import Foundation
import LayoutEngine
import Timelines
public import Views

/// The standard backdrop of widgets on the Lock Screen and of complications.
/// Apple's page: WidgetKit/AccessoryWidgetBackground.
///
/// A translucent grey in the family's shape: a circle, or a rectangle with square corners; nothing in a line of text.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  /// Creates the backdrop.
  public init() {}

  /// The shape that suits the family.
  public var body: some View {
    switch family {
    case .accessoryInline: Color.clear
    case .accessoryRectangular: Rectangle().fill(.fill)
    case .accessoryCircular: Circle().fill(.fill)
    default: ContainerRelativeShape().fill(.fill)
    }
  }
}
