package import Foundation
package import Rendering
package import Scheduling

extension RequestedWidget {
  /// Refreshes the widget's slot in a store elsewhere: reloads the timeline if that is due, and draws ahead.
  ///
  /// - Parameters:
  ///   - draft: The slot as it is stored, which collects the changes.
  ///   - request: The pending reload request for the widget; empty for none.
  ///   - clock: The store's clock.
  package func refresh(
    _ draft: SlotDraft, request: String, options: RefreshOptions, with renderer: WidgetRenderer,
    clock: @escaping @Sendable () -> Date
  ) async -> SlotOutcome {
    await SlotRefresh(
      widget: self, store: draft, renderer: renderer, options: options, request: request, isSwitched: false, live: nil,
      clock: clock
    ).run()
  }
}
