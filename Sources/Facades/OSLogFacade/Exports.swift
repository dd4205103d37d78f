// The names that widget sources see when they import OSLog.
@_exported public import OSFacade
