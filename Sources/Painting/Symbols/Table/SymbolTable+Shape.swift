extension SymbolTable {
  static let shapes = SortedLines(
    #"""
    app.connected.to.app.below.fill flow-arrow ?
    app.gift gift ?
    aspectratio frame-corners
    capsule ~capsule
    capsule.portrait ~capsule.portrait
    circle ~circle
    circle.and.line.horizontal minus-circle ?
    circle.bottomhalf.filled ~circle.bottomhalf
    circle.dashed circle-dashed
    circle.dotted circle-dashed
    circle.grid.cross ~dots9 ?
    circle.inset.filled ~record.circle
    circle.lefthalf.fill ~circle.lefthalf
    circle.lefthalf.filled ~circle.lefthalf
    circle.righthalf.fill ~circle.righthalf
    circle.righthalf.filled ~circle.righthalf
    circle.slash ~circle.slash
    circle.tophalf.filled ~circle.tophalf
    circlebadge ~circlebadge
    circlebadge.2 circles-three ?
    cone triangle ?
    crop crop o
    crop.rotate crop ?
    diamond ~diamond
    dot.circle ~smallcircle.circle
    dot.scope crosshair
    grid ~grid3
    hexagon hexagon
    largecircle.fill.circle ~record.circle
    move.3d arrows-out-cardinal ?
    octagon octagon
    oval ~oval
    oval.portrait ~oval.portrait
    pentagon ~pentagon
    perspective selection ?
    point.3.connected.trianglepath.dotted ~point.3.connected
    point.3.filled.connected.trianglepath.dotted ~point.3.filled.connected
    point.topleft.down.curvedto.point.bottomright.up path ?
    pyramid triangle ?
    rectangle ~rectangle
    rectangle.3.offgrid squares-four
    rectangle.and.pencil.and.ellipsis note-pencil ?
    rectangle.and.text.magnifyingglass file-search ?
    rectangle.center.inset.filled ~rectangle.inset
    rectangle.compress.vertical arrows-in-line-vertical C
    rectangle.dashed selection
    rectangle.expand.vertical arrows-out-line-vertical C
    rectangle.inset.filled ~rectangle.inset
    rectangle.landscape.rotate arrow-clockwise ?
    rectangle.portrait ~rectangle.portrait
    rhombus ~diamond
    rotate.3d arrows-clockwise ?
    rotate.left ~rotate.left
    rotate.right ~rotate.right
    scope crosshair-simple
    shield.righthalf.filled shield-checkered ?
    skew placeholder ?
    smallcircle.circle ~smallcircle.circle
    smallcircle.filled.circle ~smallcircle.circle
    square ~square
    square.2.stack.3d stack-simple v
    square.and.line.vertical.and.square columns ?
    square.dashed ~square.dashed
    square.fill.on.square.fill ~square.on.square f
    square.inset.filled stop ?
    square.lefthalf.filled ~square.lefthalf
    square.on.circle copy ?
    square.on.square ~square.on.square
    square.righthalf.filled ~square.righthalf
    square.stack ~square.stack
    squareshape ~square
    star star *yellow
    star.leadinghalf.filled ~star.half *yellow
    star.lefthalf.fill ~star.half *yellow
    star.square.on.square star ?
    target target o
    triangle triangle
    """#)
}
