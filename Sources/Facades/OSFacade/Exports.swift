// The names that widget sources see when they import os and OSLog.
@_exported public import FoundationAdditions
