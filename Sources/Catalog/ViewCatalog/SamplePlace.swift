public import WidgetKit

extension Sample {
  /// Where a system shows a widget.
  ///
  /// Devices and looks have their names on the command line, because samples import only the facades.
  public struct Place: Hashable, Sendable {
    public let family: WidgetFamily
    /// The name of the device.
    public let device: String
    /// The name of the look.
    public let look: String
    /// Whether the widget has two colours.
    public let isAccented: Bool

    /// An iPhone whose small widgets fit into a card.
    public static func phone(
      _ family: WidgetFamily = .systemSmall, look: String = "standard", isAccented: Bool = false
    ) -> Place {
      Place(family: family, device: "375x667", look: look, isAccented: isAccented)
    }

    /// An Apple Watch.
    public static func watch(_ family: WidgetFamily, look: String = "standard") -> Place {
      Place(family: family, device: "watch-198x242", look: look, isAccented: false)
    }

    /// An Apple Vision Pro.
    public static func vision(_ family: WidgetFamily = .systemSmall, look: String = "standard") -> Place {
      Place(family: family, device: "vision", look: look, isAccented: false)
    }
  }
}
