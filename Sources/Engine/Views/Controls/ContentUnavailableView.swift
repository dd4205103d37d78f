import Foundation
import LayoutEngine

/// A message shown in place of missing content, with the reason. Apple's page: SwiftUI/ContentUnavailableView.
///
/// Takes the whole proposal and centers a large symbol in the secondary colour, the title, the description and the
/// actions, as on iOS. The distances are not measured.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

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

/// Puts the symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Views.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Views.Label(title, systemImage: name) }, description: { description })
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Views.Label(title, image: name) }, description: { description })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { Views.Label(title, image: name) }, description: { description })
  }
}

/// The parts of the view for a search without results. Apple's page: SwiftUI/SearchUnavailableContent.
public struct SearchUnavailableContent {
  /// A magnifying glass and the search text.
  public struct Label: View {
    let text: String?

    public var body: some View {
      Views.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// A suggestion of what to try.
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without results.
  public static var search: Self { search(of: nil) }

  /// A search for `text` without results.
  public static func search(text: String) -> Self { search(of: text.isEmpty ? nil : text) }

  private static func search(of text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
