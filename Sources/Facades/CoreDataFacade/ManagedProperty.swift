/// Stands for `@NSManaged`, which the compiler knows on Apple's systems only: `almanac build` reads the one for the other.
/// The property reads and writes the value of its name.
@attached(accessor, names: named(get), named(set))
public macro _NManaged() = #externalMacro(module: "WidgetMacros", type: "ManagedPropertyMacro")
