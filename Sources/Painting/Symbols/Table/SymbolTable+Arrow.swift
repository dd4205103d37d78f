extension SymbolTable {
  static let arrows = SortedLines(
    #"""
    arrow.2.circlepath arrows-clockwise o
    arrow.2.squarepath repeat o
    arrow.backward arrow-left o m
    arrow.branch git-branch o
    arrow.circlepath arrow-counter-clockwise o
    arrow.clockwise arrow-clockwise o
    arrow.counterclockwise arrow-counter-clockwise o
    arrow.down arrow-down o
    arrow.down.arrow.up arrows-down-up o
    arrow.down.backward arrow-down-left o m
    arrow.down.forward arrow-down-right o m
    arrow.down.forward.and.arrow.up.backward arrows-in-simple o
    arrow.down.left arrow-down-left o
    arrow.down.left.and.arrow.up.right arrows-in-simple o
    arrow.down.right arrow-down-right o
    arrow.down.right.and.arrow.up.left arrows-in-simple o
    arrow.down.to.line arrow-line-down o
    arrow.forward arrow-right o m
    arrow.left arrow-left o
    arrow.left.and.right ~arrow.left.and.right
    arrow.left.arrow.right arrows-left-right o
    arrow.left.to.line arrow-line-left o
    arrow.merge git-merge o
    arrow.rectanglepath repeat o
    arrow.right arrow-right o
    arrow.right.arrow.left arrows-left-right o
    arrow.right.to.line arrow-line-right o
    arrow.swap arrows-left-right o
    arrow.triangle.2.circlepath arrows-clockwise o
    arrow.triangle.branch git-branch o
    arrow.triangle.merge git-merge o
    arrow.triangle.pull git-pull-request o
    arrow.triangle.swap arrows-left-right o
    arrow.triangle.turn.up.right arrow-bend-up-right o
    arrow.trianglehead.2.clockwise arrows-clockwise o
    arrow.trianglehead.2.clockwise.rotate.90 arrows-clockwise o
    arrow.trianglehead.2.counterclockwise arrows-clockwise o
    arrow.trianglehead.branch git-branch o
    arrow.trianglehead.clockwise arrow-clockwise o
    arrow.trianglehead.counterclockwise arrow-counter-clockwise o
    arrow.trianglehead.merge git-merge o
    arrow.trianglehead.pull git-pull-request o
    arrow.trianglehead.swap arrows-left-right o
    arrow.trianglehead.turn.up.right arrow-bend-up-right o
    arrow.turn.down.left arrow-bend-down-left o
    arrow.turn.down.right arrow-bend-down-right o
    arrow.turn.left.down arrow-bend-left-down o
    arrow.turn.left.up arrow-bend-left-up o
    arrow.turn.right.down arrow-bend-right-down o
    arrow.turn.right.up arrow-bend-right-up o
    arrow.turn.up.forward.iphone device-mobile o ?
    arrow.turn.up.left arrow-bend-up-left o
    arrow.turn.up.right arrow-bend-up-right o
    arrow.up arrow-up o
    arrow.up.and.down ~arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrows-out-cardinal o
    arrow.up.arrow.down arrows-down-up o
    arrow.up.backward arrow-up-left o m
    arrow.up.backward.and.arrow.down.forward arrows-out-simple o
    arrow.up.forward arrow-up-right o m
    arrow.up.left arrow-up-left o
    arrow.up.left.and.arrow.down.right arrows-out-simple o
    arrow.up.right arrow-up-right o
    arrow.up.right.and.arrow.down.left arrows-out-simple o
    arrow.up.to.line arrow-line-up o
    arrow.uturn.backward arrow-u-up-left o m
    arrow.uturn.down arrow-u-left-down o
    arrow.uturn.forward arrow-u-up-right o m
    arrow.uturn.left arrow-u-up-left o
    arrow.uturn.right arrow-u-up-right o
    arrow.uturn.up arrow-u-left-up o
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
    chevron.down.2 caret-double-down o
    chevron.forward ~chevron.right m
    chevron.forward.2 ~chevron.right.2 m
    chevron.left ~chevron.left
    chevron.left.2 ~chevron.left.2
    chevron.left.forwardslash.chevron.right code
    chevron.right ~chevron.right
    chevron.right.2 ~chevron.right.2
    chevron.up ~chevron.up
    chevron.up.2 caret-double-up o
    chevron.up.chevron.down ~chevron.up.chevron.down
    chevron.up.chevron.right.chevron.down.chevron.left arrows-out-cardinal ?
    directcurrent equals ?
    escape arrow-up-left ?
    icloud.and.arrow.down cloud-arrow-down 1
    icloud.and.arrow.up cloud-arrow-up 1
    location ~location *blue
    location.north ~location.north *blue
    location.north.line ~location.north ?
    location.viewfinder crosshair ?
    rectangle.portrait.and.arrow.forward sign-out 1 m
    rectangle.portrait.and.arrow.left sign-in 1
    rectangle.portrait.and.arrow.right sign-out 1 m
    return arrow-elbow-down-left o
    return.left arrow-elbow-down-left o
    return.right arrow-elbow-down-right o
    square.and.arrow.down ~square.and.arrow.down *blue
    square.and.arrow.down.on.square download-simple ?
    square.and.arrow.up ~square.and.arrow.up *blue
    square.and.arrow.up.on.square export 1
    """#)
}
