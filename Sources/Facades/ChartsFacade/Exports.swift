// The names that widget sources see when they import Charts; Apple's module shows SwiftUI's too.
@_exported public import SwiftUI
