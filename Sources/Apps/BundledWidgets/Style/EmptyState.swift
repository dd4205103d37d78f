import SwiftUI

/// Shown if a widget has no content: a symbol over the reason, and a hint at the bottom.
struct EmptyState<Symbol: View, Hint: View>: View {
  let reason: Text
  @ViewBuilder let symbol: Symbol
  @ViewBuilder let hint: Hint

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      symbol
        .font(.title2)
        .widgetAccentable()
        .accessibilityHidden(true)
      reason
        .font(.headline)
        .lineLimit(2)
        .minimumScaleFactor(0.8)
        .padding(.top, 8)
      Spacer(minLength: 4)
      hint
    }
    // Larger type would leave no space for the hint.
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
