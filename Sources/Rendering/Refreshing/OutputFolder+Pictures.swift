import Foundation
import Scheduling
package import SharedFolders

extension OutputFolder {
  /// The folders with a current picture: widgets and stacks, sorted, the wallpaper, and the screens.
  package func picturePaths() -> [String] {
    let slots = Set((places() ?? []) + stacks()).sorted() + [ScreenPlan.wallpaper]
    return slots.filter { place(at: $0).currentFrame() != nil } + ScreenPlan.folders(in: self)
  }
}
