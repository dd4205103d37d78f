// The names that widget sources see when they import QuartzCore.
@_exported public import CoreGraphicsFacade
