extension SymbolTable {
  /// Arrows, chevrons and places.
  static let arrows = SortedLines(
    #"""
    arrow.2.circlepath arrows-clockwise
    arrow.2.squarepath repeat
    arrow.backward arrow-left m
    arrow.branch git-branch
    arrow.clockwise arrow-clockwise
    arrow.counterclockwise arrow-counter-clockwise
    arrow.down arrow-down
    arrow.down.arrow.up arrows-down-up
    arrow.down.backward arrow-down-left m
    arrow.down.forward arrow-down-right m
    arrow.down.forward.and.arrow.up.backward arrows-in-simple
    arrow.down.left arrow-down-left
    arrow.down.left.and.arrow.up.right arrows-in-simple
    arrow.down.right arrow-down-right
    arrow.down.right.and.arrow.up.left arrows-in-simple
    arrow.down.to.line arrow-line-down
    arrow.forward arrow-right m
    arrow.left arrow-left
    arrow.left.and.right ~arrow.left.and.right
    arrow.left.arrow.right arrows-left-right
    arrow.left.to.line arrow-line-left
    arrow.merge git-merge
    arrow.rectanglepath repeat
    arrow.right arrow-right
    arrow.right.arrow.left arrows-left-right
    arrow.right.to.line arrow-line-right
    arrow.swap arrows-left-right
    arrow.triangle.2.circlepath arrows-clockwise
    arrow.triangle.branch git-branch
    arrow.triangle.merge git-merge
    arrow.triangle.pull git-pull-request
    arrow.triangle.swap arrows-left-right
    arrow.triangle.turn.up.right arrow-bend-up-right
    arrow.triangle.turn.up.right.diamond arrow-bend-up-right
    arrow.turn.down.left arrow-bend-down-left
    arrow.turn.down.right arrow-bend-down-right
    arrow.turn.left.down arrow-bend-left-down
    arrow.turn.left.up arrow-bend-left-up
    arrow.turn.right.down arrow-bend-right-down
    arrow.turn.right.up arrow-bend-right-up
    arrow.turn.up.forward.iphone device-mobile ?
    arrow.turn.up.left arrow-bend-up-left
    arrow.turn.up.right arrow-bend-up-right
    arrow.up arrow-up
    arrow.up.and.down ~arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrows-out-cardinal
    arrow.up.arrow.down arrows-down-up
    arrow.up.backward arrow-up-left m
    arrow.up.backward.and.arrow.down.forward arrows-out-simple
    arrow.up.forward arrow-up-right m
    arrow.up.left arrow-up-left
    arrow.up.left.and.arrow.down.right arrows-out-simple
    arrow.up.right arrow-up-right
    arrow.up.right.and.arrow.down.left arrows-out-simple
    arrow.up.to.line arrow-line-up
    arrow.uturn.backward arrow-u-up-left m
    arrow.uturn.down arrow-u-left-down
    arrow.uturn.forward arrow-u-up-right m
    arrow.uturn.left arrow-u-up-left
    arrow.uturn.right arrow-u-up-right
    arrow.uturn.up arrow-u-left-up
    arrowshape.backward arrow-fat-left m
    arrowshape.down arrow-fat-down
    arrowshape.forward arrow-fat-right m
    arrowshape.left arrow-fat-left
    arrowshape.right arrow-fat-right
    arrowshape.turn.up.backward arrow-bend-up-left m
    arrowshape.turn.up.forward arrow-bend-up-right m
    arrowshape.turn.up.left arrow-bend-up-left
    arrowshape.turn.up.left.2 arrow-bend-double-up-left
    arrowshape.turn.up.right arrow-bend-up-right
    arrowshape.up arrow-fat-up
    arrowtriangle.backward ~arrowtriangle.left m
    arrowtriangle.down ~arrowtriangle.down
    arrowtriangle.forward ~arrowtriangle.right m
    arrowtriangle.left ~arrowtriangle.left
    arrowtriangle.right ~arrowtriangle.right
    arrowtriangle.up ~arrowtriangle.up
    chevron.backward ~chevron.left m
    chevron.backward.2 ~chevron.left.2 m
    chevron.compact.down ~chevron.compact.down
    chevron.compact.left ~chevron.compact.left
    chevron.compact.right ~chevron.compact.right
    chevron.compact.up ~chevron.compact.up
    chevron.down ~chevron.down
    chevron.down.2 caret-double-down
    chevron.forward ~chevron.right m
    chevron.forward.2 ~chevron.right.2 m
    chevron.left ~chevron.left
    chevron.left.2 ~chevron.left.2
    chevron.left.forwardslash.chevron.right code
    chevron.right ~chevron.right
    chevron.right.2 ~chevron.right.2
    chevron.up ~chevron.up
    chevron.up.2 caret-double-up
    chevron.up.chevron.down ~chevron.up.chevron.down
    chevron.up.chevron.right.chevron.down.chevron.left arrows-out-cardinal
    directcurrent equals
    escape arrow-up-left ?
    icloud.and.arrow.down cloud-arrow-down
    icloud.and.arrow.up cloud-arrow-up
    location ~location *blue
    location.north navigation-arrow *blue
    location.north.line navigation-arrow
    location.viewfinder crosshair
    rectangle.portrait.and.arrow.forward sign-out m
    rectangle.portrait.and.arrow.left sign-in
    rectangle.portrait.and.arrow.right sign-out m
    return arrow-elbow-down-left
    return.left arrow-elbow-down-left
    return.right arrow-elbow-down-right
    square.and.arrow.down ~square.and.arrow.down *blue
    square.and.arrow.down.on.square download-simple
    square.and.arrow.up ~square.and.arrow.up *blue
    square.and.arrow.up.on.square export
    """#)
}
