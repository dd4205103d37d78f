// The names that widget sources see when they import WatchKit, which includes UIKit.
@_exported public import FoundationAdditions
@_exported public import UIKitFacade
