/// Lets a preview's body declare state: `@Previewable @State var isOn = true`.
///
/// The property is unchanged. Apple's page: SwiftUI/Previewable()
@attached(peer)
public macro Previewable() = #externalMacro(module: "WidgetMacros", type: "PreviewableMacro")
