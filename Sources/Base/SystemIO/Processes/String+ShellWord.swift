extension String {
  /// The text as one word of a POSIX shell: quoted if it is empty or has a character with a meaning there.
  package var shellWord: String {
    wholeMatch(of: /[-A-Za-z0-9_.,:\/=@%+]+/) != nil ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
