// The names that widget sources see when they import WidgetKit; `WidgetBundle.main()` is one of them.
@_exported public import Timelines
@_exported public import ToolCommands
@_exported public import Widgets
