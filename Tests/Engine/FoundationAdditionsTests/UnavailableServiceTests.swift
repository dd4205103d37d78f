import Ambient
import Dispatch
import Foundation
import Testing

@testable import FoundationAdditions

private enum DepthKey: AmbientKey {
  static var defaultValue: Int { 1 }
}

struct UnavailableServiceTests {
  @Test func `an answer that comes later is given with all that was bound at the question`() async {
    let folder = URL(fileURLWithPath: "/groups")
    let seen: (depth: Int, folder: URL?) = await withCheckedContinuation { continuation in
      withAmbientValues {
        $0[DepthKey.self] = 7
        $0.groupContainers = folder
      } operation: {
        UnavailableService.later {
          continuation.resume(returning: (AmbientValues.current[DepthKey.self], AmbientValues.current.groupContainers))
        }
      }
    }
    #expect(seen.depth == 7 && seen.folder == folder)
  }
}
