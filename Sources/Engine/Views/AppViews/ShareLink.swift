public import Foundation

/// Something that shares an item. Apple's page: SwiftUI/ShareLink.
///
/// WidgetKit does not draw it: the label is shown in the tint, with the diagnostic `view.unsupported`. Items are URLs and
/// texts: there is nothing here that others could be carried by.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label

  /// The label.
  public var body: some View {
    ControlPart(label).defaultForeground(AnyShapeStyle(TintShapeStyle())).inPlace(of: "ShareLink", "its label is")
  }
}

/// What an item looks like before it is shared. Apple's page: SwiftUI/SharePreview. Nobody sees it here.
public struct SharePreview<Image, Icon> {
  /// Creates a preview with a text.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// Creates a preview with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  /// Creates a preview with a text and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  /// Creates a preview with a text, shown as it is, and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
}

/// The label of a link without one: “Share…”. Apple's page: SwiftUI/DefaultShareLinkLabel.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// The label.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that would share an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.label = label() }

  /// Creates a link that would share a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.label = label() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that would share an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }

  /// Creates a link that would share a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }

  /// Creates a link, with a text of its own, that would share an address.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a link, with a text of its own, that would share a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { label = DefaultShareLinkLabel(title: Text(titleKey)) }
}

extension ShareLink {
  /// Creates a link that would share an item of any kind.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }

  /// Creates a link that would share an item of any kind.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }
}
