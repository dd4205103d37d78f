// The names that widget sources see when they import EventKit, which includes Core Graphics and Core Location.
@_exported public import CoreGraphicsFacade
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions
