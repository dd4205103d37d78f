extension String {
  /// The text, cut at a word with an ellipsis if it is longer than `limit` characters.
  func cut(to limit: Int) -> String {
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    let start = self[..<end]
    guard self[end] != " ", let blank = start.lastIndex(of: " "), self[blank..<end].utf8.count < limit / 4 else {
      return start.trimmingSuffix { $0 == " " } + "…"
    }
    return start[..<blank] + "…"
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
