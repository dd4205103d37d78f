// The names that widget sources see when they import Contacts.
@_exported public import FoundationAdditions
