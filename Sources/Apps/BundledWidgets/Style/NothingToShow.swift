import SwiftUI

/// Why there is nothing to show: a symbol over the reason, and at the bottom what comes later, or what can be done.
struct NothingToShow<Symbol: View, Hint: View>: View {
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
    // Larger ones would leave no room for what can be done.
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
