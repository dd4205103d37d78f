import Diagnostics
public import Foundation
import Graphics

/// Where an asynchronous image is. Apple's page: SwiftUI/AsyncImagePhase.
public enum AsyncImagePhase: Sendable {
  /// There is no address. Nothing is ever on its way: a picture is taken once everything is there.
  case empty
  /// The picture.
  case success(Image)
  /// There is no picture.
  case failure(any Error)

  /// The picture, if there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason, if there is no picture.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What stands in the place of a picture that is not there: a grey rectangle as large as what is offered.
public struct _AsyncImagePlaceholder: View {
  /// UIKit's `systemGray5`, by eye: Apple documents only that there is a standard placeholder.
  public var body: some View { Color.gray.opacity(0.2) }
}

/// A picture with an address. Apple's page: SwiftUI/AsyncImage.
///
/// Files and `data:` addresses are read at once. Others are fetched before the picture is taken, where the renderer was
/// given something to fetch with: what does not come fails with the diagnostic `picture.not-fetched`, and what was to be
/// there before and is not with `image.not-cached`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @Environment(\.remotePictures) private var pictures

  /// Shows what `content` makes of the phase; `transaction` does nothing here.
  /// Apple's page: SwiftUI/AsyncImage/init(url:scale:transaction:content:).
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Shows the picture as large as it is, or a grey rectangle that fills what is offered.
  /// Apple's page: SwiftUI/AsyncImage/init(url:scale:).
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, _AsyncImagePlaceholder> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { _AsyncImagePlaceholder() })
  }

  /// Shows what `content` makes of the picture, or `placeholder`.
  /// Apple's page: SwiftUI/AsyncImage/init(url:scale:content:placeholder:).
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// What the content makes of the phase.
  public var body: Content { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    switch pictures?.image(at: url, scale: scale) ?? .failure(.notCached) {
    case .success(let image): return .success(image)
    case .failure(.notCached):
      report("image.not-cached", "the picture was not fetched before; its place stays empty", url)
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
