import Diagnostics
public import Foundation
import Graphics

/// The state of an asynchronous image. Apple's page: SwiftUI/AsyncImagePhase.
public enum AsyncImagePhase: Sendable {
  /// There is no URL. No image is still loading when a picture is drawn.
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, if there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The default placeholder of an image: a grey rectangle that fills the proposal.
public struct _AsyncImagePlaceholder: View {
  /// An approximation of UIKit's `systemGray5`: Apple documents only that there is a standard placeholder.
  public var body: some View { Color.gray.opacity(0.2) }
}

/// An image from a URL. Apple's page: SwiftUI/AsyncImage.
///
/// Files and `data:` URLs are read at once. Others are fetched before the picture is drawn, if the renderer may
/// fetch; a failure is reported as `picture.not-fetched`, and an image that had to be in the cache and is not as
/// `image.not-cached`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.remoteImages) private var pictures

  /// Shows `content` for the phase; `transaction` is ignored. Apple's page:
  /// SwiftUI/AsyncImage/init(url:scale:transaction:content:).
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Shows the image at its own size, or a grey rectangle that fills the proposal. Apple's page:
  /// SwiftUI/AsyncImage/init(url:scale:).
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, _AsyncImagePlaceholder> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { _AsyncImagePlaceholder() })
  }

  /// Shows `content` for the image, or `placeholder`. Apple's page:
  /// SwiftUI/AsyncImage/init(url:scale:content:placeholder:).
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: Content { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    switch pictures?.image(at: url, scale: scale) ?? .failure(.notCached) {
    case .success(let image): return .success(image)
    case .failure(.notCached):
      report("image.not-cached", "the image is not in the cache; the placeholder is shown", url)
      return .failure(RemoteImageError.notCached)
    case .failure(.notFetched(let reason)):
      report("picture.not-fetched", "\(reason); left out", url)
      return .failure(RemoteImageError.notFetched(reason))
    case .failure(let error):
      report("picture.unreadable", "\(error); left out", url)
      return .failure(error)
    }
  }

  private func report(_ id: String, _ message: String, _ url: URL) {
    DiagnosticLog.current.report(
      Diagnostic(id: id, message: message, subject: url.redacted))
  }
}
