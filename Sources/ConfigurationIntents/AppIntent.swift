public import Foundation

/// Something that an app does for its user, and the settings of a widget. Apple's page: AppIntents/AppIntent.
public protocol AppIntent: Sendable {
}
