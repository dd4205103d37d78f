public import FoundationAdditions

let photos = UnavailableService("Photos", answer: "access is denied, and no pictures are found")

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case accessUserDenied = 3311
    case invalidResource = 3302
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// The photo library, to which access is denied. Apple's page: Photos/PHPhotoLibrary.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }

  open class func authorizationStatus() -> PHAuthorizationStatus { photos.answer(.denied) }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    photos.answer(.denied)
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    photos.report { handler(.denied) }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { photos.report { handler(.denied) } }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    photos.answer(.denied)
  }

  /// - Throws: ``PHPhotosError`` with `accessUserDenied`, without a call of `changeBlock`.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw photos.answer(PHPhotosError(.accessUserDenied))
  }
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { photos.report { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
}
