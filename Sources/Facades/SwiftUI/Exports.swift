// The names that widget sources see when they import SwiftUI. As on Apple's systems, that includes Foundation.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Graphics
@_exported public import LayoutEngine
@_exported public import Localization
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import UIKitValues
@_exported public import Views
@_exported public import Widgets
