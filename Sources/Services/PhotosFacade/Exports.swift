// Importing Photos includes Core Location and UIKit's images.
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions
@_exported public import UIKitFacade
