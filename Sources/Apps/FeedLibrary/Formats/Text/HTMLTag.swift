/// The effect of an HTML tag on text.
enum HTMLTag {
  /// Separates words, like a paragraph.
  case block
  /// Does not separate words.
  case inline
  /// Its content is not text.
  case hidden

  /// By lower-case name.
  static let kinds: [String: HTMLTag] = {
    let names: [(HTMLTag, String)] = [
      (
        .block,
        """
        address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption \
        figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html legend li link main menu meta nav noembed \
        noframes noscript ol         optgroup option p pre section select summary table tbody td tfoot th thead title tr ul
        """
      ),
      (
        .inline,
        """
        a abbr acronym area audio b base basefont bdi bdo big blink button canvas cite code col colgroup data datalist \
        del dfn em embed font i iframe img input ins kbd label map mark marquee meter nobr object output param picture \
        progress q rp rt ruby s samp slot small source span strike strong sub sup svg math template textarea time track tt u var \
        video wbr
        """
      ),
      (.hidden, "applet script style"),
    ]
    let pairs = names.flatMap { kind, list in list.split(separator: " ").map { (String($0), kind) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
