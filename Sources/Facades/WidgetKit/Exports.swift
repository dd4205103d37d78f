// The names that widget sources see when they import WidgetKit; `WidgetBundle.main()` is one of them. As on Apple's
// systems, that includes Foundation: the file of an entry often imports nothing else.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Timelines
@_exported public import Widgets
