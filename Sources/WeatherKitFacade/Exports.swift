// The names that widget sources see when they import WeatherKit, which shows Core Location too.
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions
