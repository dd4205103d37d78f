public import Foundation

/// A control that shares an item. Apple's page: SwiftUI/ShareLink.
///
/// WidgetKit does not draw it: the label is shown in the tint, with the diagnostic `view.unsupported`. Items are
/// URLs, texts and any other values.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label

  public var body: some View {
    ControlPart(label).defaultForeground(AnyShapeStyle(TintShapeStyle())).inPlace(of: "ShareLink", "its label is")
  }
}

/// The preview of a shared item. Apple's page: SwiftUI/SharePreview. Not shown here.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
}

/// The default label of a share link: “Share…”. Apple's page: SwiftUI/DefaultShareLinkLabel.
public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.label = label() }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.label = label() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { label = DefaultShareLinkLabel(title: Text(titleKey)) }
}

extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }

  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    label = DefaultShareLinkLabel(title: Text(verbatim: "Share…"))
  }
}
