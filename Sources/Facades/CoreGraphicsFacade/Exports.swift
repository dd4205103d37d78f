// The names that widget sources see when they import CoreGraphics.
@_exported public import Graphics
@_exported public import UIKitValues
