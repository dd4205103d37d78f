import Foundation
import LayoutEngine

/// Says that there is nothing to show, and why. Apple's page: SwiftUI/ContentUnavailableView.
///
/// Takes all the room that it is offered, its column in the middle: a large symbol in the secondary colour, the title,
/// the description, the actions, as on iOS. The distances are not measured.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The column.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a text, a system symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Views.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view of a text that is shown as it is, a system symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Views.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view of a text, a picture of the bundle and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Views.Label(title, image: name) }, description: { description })
  }

  /// Creates a view of a text that is shown as it is, a picture of the bundle and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { Views.Label(title, image: name) }, description: { description })
  }
}

/// The parts of the views for searches without result. Apple's page: SwiftUI/SearchUnavailableContent.
public struct SearchUnavailableContent {
  /// A magnifying glass and what was not found.
  public struct Label: View {
    let text: String?

    /// The label.
    public var body: some View {
      Views.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// What could be tried.
  public struct Description: View {
    /// The text.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View {
    /// No view.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without result.
  public static var search: Self { search(of: nil) }

  /// A search for `text` without result.
  public static func search(text: String) -> Self { search(of: text.isEmpty ? nil : text) }

  private static func search(of text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
