package import Ambient

extension ResourceFetcher {
  /// The fetcher of the current task or the process, shared by providers and views; `nil` if fetching is off.
  public static var current: ResourceFetcher? { AmbientValues.current.pictureFetcher }
}

extension AmbientValues {
  package var pictureFetcher: ResourceFetcher? {
    get { self[PictureFetcherKey.self] }
    set { self[PictureFetcherKey.self] = newValue }
  }
}

private enum PictureFetcherKey: AmbientKey {
  static var defaultValue: ResourceFetcher? { nil }
}
