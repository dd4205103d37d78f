/// Replaces `@NSManaged`, which the compiler supports only on Apple's systems; `almanac build` substitutes it. The
/// property reads and writes the value with its name.
@attached(accessor, names: named(get), named(set))
public macro _NManaged() = #externalMacro(module: "WidgetMacros", type: "ManagedPropertyMacro")
