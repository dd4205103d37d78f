extension SymbolTable {
  static let commerce = SortedLines(
    #"""
    bag bag
    balloon ~balloon
    balloon.2 ~balloon ?
    banknote money I
    basket handbag-simple ?
    bitcoinsign "₿
    book book-open
    book.closed book
    book.pages book-open ?
    bookmark bookmark-simple
    books.vertical books
    briefcase briefcase
    cart shopping-cart-simple
    case briefcase
    cellularbars.circle cell-signal-full ?
    centsign "¢
    character.book.closed book ?
    chart.bar ~chart.bar
    chart.bar.doc.horizontal file-text ?
    chart.bar.xaxis ~chart.bar.xaxis
    chart.dots.scatter activity ?
    chart.line.downtrend.xyaxis ~chart.line.downtrend
    chart.line.flattrend.xyaxis ~chart.line.flattrend
    chart.line.uptrend.xyaxis ~chart.line.uptrend
    chart.pie chart-pie-slice
    chart.xyaxis.line ~chart.xyaxis.line
    checkmark.seal circle-wavy-check i *blue
    checkmark.shield shield-check i *green
    clipboard clipboard
    creditcard credit-card
    cube cube
    cube.transparent cube ?
    cylinder database
    doc file
    doc.append file-text i ?
    doc.on.clipboard ~doc.on.clipboard
    doc.on.doc ~doc.on.doc
    doc.plaintext file-text
    doc.richtext file-text i ?
    doc.text file-text
    doc.text.magnifyingglass file-search i
    document file
    document.on.clipboard ~doc.on.clipboard
    document.on.document ~doc.on.doc
    dollarsign "$
    dollarsign.arrow.circlepath currency-circle-dollar i ?
    eraser eraser
    eurosign "€
    exclamationmark.shield shield-warning i
    fireworks sparkle ?
    flag flag *orange
    flag.2.crossed ~flag.2.crossed
    flag.checkered flag ?
    folder folder-simple
    fossil.shell circle-wavy ?
    francsign "₣
    gear gear
    gearshape gear
    gearshape.2 gear ?
    gift gift
    giftcard gift ?
    graduationcap graduation-cap
    hammer ~hammer
    highlighter highlighter-circle ?
    indianrupeesign "₹
    key key
    key.horizontal key
    lanyardcard identification-badge
    lasso selection ?
    latch.2.case briefcase-metal
    level ruler ?
    lightswitch.on toggle-right i ?
    list.bullet.clipboard clipboard-text i
    list.clipboard clipboard-text i
    lock lock-simple
    lock.open lock-simple-open
    magazine book-open ?
    magnet magnet
    menucard book-open ?
    note note
    note.text note i
    paperclip paperclip o
    pencil pencil-simple f
    pencil.and.outline pencil-simple ?
    pencil.and.ruler ruler ?
    pencil.line pencil-line f
    pencil.tip pen-nib
    percent percent
    rublesign "₽
    ruler ruler
    scissors scissors o
    screwdriver wrench ?
    scribble scribble-loop
    scribble.variable scribble-loop
    seal circle-wavy
    shield shield
    shield.lefthalf.filled shield-checkered ?
    shippingbox package
    square.3.layers.3d stack v
    square.and.pencil note-pencil 1
    square.stack.3d.up stack v
    sterlingsign "£
    studentdesk chalkboard-teacher ?
    switch.2 toggle-right i ?
    tag tag
    text.book.closed book-bookmark i ?
    text.document file-text
    togglepower toggle-left i ?
    trash trash-simple
    turkishlirasign "₺
    wallet.bifold wallet
    wallet.pass cardholder
    wonsign "₩
    wrench wrench
    wrench.adjustable wrench
    wrench.and.screwdriver wrench ?
    yensign "¥
    """#)
}
