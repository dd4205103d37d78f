// The names that widget sources see when they import EventKit, which shows Core Graphics and Core Location too.
@_exported public import CoreGraphicsFacade
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions
