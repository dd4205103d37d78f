// The names that widget sources see when they import UniformTypeIdentifiers.
@_exported public import FoundationAdditions
