import CToolEntry
import ToolCommands
import Widgets

/// What `WidgetBundle.main()` calls. The modules WidgetKit and WidgetTool know each other by this C function alone.
@c @implementation public func ctool_main(_ bundle: UnsafeRawPointer) {
  run(bundle.load(as: (any WidgetBundle.Type).self))
}

private func run<Bundle: WidgetBundle>(_ bundle: Bundle.Type) -> Never {
  ToolCommand<Bundle, NoAdditionalCommands>.runAndExit()
}
