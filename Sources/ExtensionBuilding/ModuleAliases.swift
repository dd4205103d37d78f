/// What stands for modules of Apple's systems: the name that sources import, and the module that is compiled in its place.
///
/// They are no modules of these names, because a module that is really called `UIKit` turns `#if canImport(UIKit)` true
/// for every dependency that is compiled beside it. `-module-alias` gives the name to one compilation alone.
package let moduleAliases: [(imported: String, facade: String)] = [
  ("ActivityKit", "ActivityKitFacade"),
  ("Combine", "CombineFacade"),
  ("CoreGraphics", "CoreGraphicsFacade"),
  ("Intents", "IntentsFacade"),
  ("OSLog", "OSFacade"),
  ("os", "OSFacade"),
  ("UIKit", "UIKitFacade"),
]
