// The names that widget sources see when they import UserNotifications.
@_exported public import FoundationAdditions
