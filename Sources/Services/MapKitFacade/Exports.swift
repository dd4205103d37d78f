// The names that widget sources see when they import MapKit, which includes Core Location and UIKit.
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions
@_exported public import UIKitFacade
