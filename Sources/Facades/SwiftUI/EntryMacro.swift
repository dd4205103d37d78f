/// Declares an entry of the environment's values, of a transaction, of a container's or of the focused values.
///
/// `extension EnvironmentValues { @Entry var mood = "calm" }` makes a key with that default value, and a property that reads
/// and writes it. In `FocusedValues` the type is optional. Apple's page: SwiftUI/Entry()
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WidgetMacros", type: "EntryMacro")
