import Foundation
import LayoutEngine
import Timelines
public import Views

/// The standard background of widgets on the Lock Screen and of complications. Apple's page:
/// WidgetKit/AccessoryWidgetBackground.
///
/// A translucent grey in the family's shape: a circle, or a rectangle with square corners. Empty for inline widgets.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  public init() {}

  public var body: some View {
    switch family {
    case .accessoryInline: Color.clear
    case .accessoryRectangular: Rectangle().fill(.fill)
    case .accessoryCircular: Circle().fill(.fill)
    default: ContainerRelativeShape().fill(.fill)
    }
  }
}
