extension String {
  /// The text quoted for a shell if necessary.
  package var shellWord: String {
    wholeMatch(of: /[-A-Za-z0-9_.,:\/=@%+]+/) != nil ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
