import UIKit

/// What only the app shows: no widget needs it, and Almanac has no alerts of UIKit.
public final class TideAlert: UIAlertController {
  public convenience init(_ tide: Tide) { self.init(title: tide.text, message: nil, preferredStyle: .alert) }
}
