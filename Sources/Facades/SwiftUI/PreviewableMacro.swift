/// Lets a preview's body declare state: `@Previewable @State var isOn = true`.
///
/// The property stays as it is written. Apple's page: SwiftUI/Previewable()
@attached(peer)
public macro Previewable() = #externalMacro(module: "WidgetMacros", type: "PreviewableMacro")
