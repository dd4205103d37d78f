// The names that widget sources see when they import BackgroundTasks.
@_exported public import FoundationAdditions
