/// A title with a picture. Apple's page: SwiftUI/Label.
///
/// Drawn by the label style of its place: icon and title unless another is set.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style of its place.
  public var body: some View {
    StyledControl(\.labelStyle) { [title, icon] scope in
      LabelStyleConfiguration(title: .init(part: scope(title)), icon: .init(part: scope(icon)))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of the bundle.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a picture of the bundle, by its symbol in source.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a picture of the bundle, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Creates a label with a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture of the bundle, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with a system symbol, whose title is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label of a style's configuration, to be drawn in the style outside of that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
