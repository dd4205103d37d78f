// The names that widget sources see when they import WatchKit, which shows UIKit too.
@_exported public import FoundationAdditions
@_exported public import UIKitFacade
