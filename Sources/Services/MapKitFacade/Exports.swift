// The names that widget sources see when they import MapKit, which shows Core Location and UIKit too.
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions
@_exported public import UIKitFacade
