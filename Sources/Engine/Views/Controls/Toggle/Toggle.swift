package import LayoutEngine

/// A control that is on or off. Apple's page: SwiftUI/Toggle.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label
  /// The intent to perform on a change; nil for none.
  private let intent: TapIntent?

  /// Creates a toggle; several views of the label are laid out side by side.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, intent: nil, label: label)
  }

  package init(isOn: Binding<Bool>, intent: TapIntent?, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.intent = intent
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle for the values at `isOn` of `sources`: on if all are, mixed if they differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = bindings.map(\.wrappedValue)
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = values.contains(true) && values.contains(false)
    intent = nil
    self.label = label()
  }

  public var body: some View {
    IntentRegion(intent: intent) { [isOn, isMixed, label] isRunning in
      // The new state is shown before the intent has ended.
      let shown = isRunning ? .constant(!isOn.wrappedValue) : isOn
      StyledControl(\.toggleStyle) { scope in
        ToggleStyleConfiguration(label: .init(part: scope(label)), isOn: shown, isMixed: isMixed)
      }
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, drawn in the style outside of that style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
