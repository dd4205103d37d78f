extension SymbolTable {
  /// Writing, lists, signs and arithmetic.
  static let texts = SortedLines(
    #"""
    abc text-aa ?
    asterisk asterisk o
    bold text-bolder
    character "A
    characters.uppercase text-aa ?
    checklist ~checklist m
    checklist.checked ~checklist m
    checkmark ~checkmark
    checkmark.rectangle.stack check-square ?
    curlybraces brackets-curly
    decrease.indent text-align-left ?
    divide divide
    ellipsis ~ellipsis
    ellipsis.rectangle dots-three-outline ?
    equal ~equal
    exclamationmark ~exclamationmark
    exclamationmark.2 "!!
    exclamationmark.3 "!!!
    exclamationmark.arrow.circlepath arrows-clockwise ?
    exclamationmark.lock lock-simple ?
    exclamationmark.octagon warning-octagon i *red
    exclamationmark.triangle warning i *yellow
    fleuron flower-lotus ?
    function "ƒ
    greaterthan ~chevron.right
    greaterthan.equal "≥
    increase.indent text-align-left ?
    info ~info
    italic text-italic
    lessthan ~chevron.left
    lessthan.equal "≤
    line.2.horizontal equals
    line.3.horizontal ~line.3.horizontal
    line.3.horizontal.decrease ~line.3.decrease
    line.diagonal ~line.diagonal
    line.diagonal.arrow arrow-up-right o
    line.horizontal.3 ~line.3.horizontal
    line.horizontal.3.decrease ~line.3.decrease
    lines.measurement.horizontal ruler
    lineweight rows ?
    list.and.film film-strip ?
    list.bullet list-bullets > m
    list.bullet.below.rectangle article i ?
    list.bullet.indent list-bullets m ?
    list.bullet.rectangle article i
    list.dash list-dashes > m
    list.number list-numbers > m
    list.star list-bullets m ?
    list.triangle list-bullets m ?
    magnifyingglass magnifying-glass o
    minus ~minus
    minus.magnifyingglass magnifying-glass-minus i o
    minus.square.on.square copy ?
    multiply ~xmark
    nosign prohibit o
    notequal ~notequal
    paragraphsign "¶
    plus ~plus
    plus.forwardslash.minus plus-minus
    plus.magnifyingglass magnifying-glass-plus i o
    plus.rectangle.on.rectangle copy ?
    plus.slash.minus plus-minus
    plus.square.on.square ~plus.square.on.square
    plusminus plus-minus
    questionmark "?
    sparkle.magnifyingglass magnifying-glass ?
    strikethrough text-strikethrough C o
    sum "∑
    testtube test-tube
    text.aligncenter text-align-center
    text.alignleft text-align-left m
    text.alignright text-align-right m
    text.append ~text.append m
    text.below.photo article i ?
    text.insert list-plus ?
    text.justify text-align-justify
    text.justify.left text-align-left m
    text.magnifyingglass file-search
    text.quote quotes ?
    text.redaction article ?
    text.viewfinder corners-out o ?
    text.word.spacing text-aa ?
    textformat text-aa
    textformat.123 text-aa ?
    textformat.abc text-aa ?
    textformat.alt text-aa ?
    textformat.size text-aa ?
    underline text-underline 2 o
    x.squareroot ~x.squareroot
    xmark ~xmark
    """#)
}
