package import Foundation

/// The sources and resources of a widget extension.
package struct ExtensionTarget {
}
