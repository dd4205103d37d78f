// The names that widget sources see when they import UIKit.
@_exported public import CoreGraphicsFacade
@_exported public import FoundationAdditions
@_exported public import UIKitValues
