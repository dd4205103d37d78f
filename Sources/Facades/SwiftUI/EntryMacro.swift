/// Declares an entry of environment, transaction, container or focused values.
///
/// `extension EnvironmentValues { @Entry var mood = "calm" }` creates a key with that default value, and a property
/// that reads and writes it. In `FocusedValues` the type is optional. Apple's page: SwiftUI/Entry()
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WidgetMacros", type: "EntryMacro")
