extension SymbolTable {
  static let people = SortedLines(
    #"""
    accessibility person f ?
    brain brain
    brain.head.profile brain ?
    ear ear
    eye eye
    eyebrow eye ?
    eyeglasses ~eyeglasses
    eyes eye ?
    face.dashed smiley-blank i ?
    face.smiling smiley i
    faceid user-focus ?
    figure person f ?
    figure.2 users f ?
    figure.2.and.child.holdinghands users-three f ?
    figure.and.child.holdinghands users f ?
    figure.arms.open person f ?
    figure.basketball basketball ?
    figure.boxing hand-fist ?
    figure.child person-simple f ?
    figure.climbing person-simple f ?
    figure.cooldown person-simple f ?
    figure.core.training person-simple f ?
    figure.dance person-simple-run f ?
    figure.dress.line.vertical.figure gender-intersex ?
    figure.elliptical person-simple-run f ?
    figure.golf flag ?
    figure.highintensity.intervaltraining person-simple-run f ?
    figure.hiking person-simple-walk f ?
    figure.indoor.cycle bicycle ?
    figure.martial.arts person-simple-run f ?
    figure.mind.and.body person-simple f ?
    figure.open.water.swim waves ?
    figure.outdoor.cycle bicycle ?
    figure.pool.swim waves ?
    figure.roll wheelchair f
    figure.rower boat ?
    figure.run person-simple-run f
    figure.skiing.downhill person-simple-run f ?
    figure.snowboarding person-simple-run f ?
    figure.soccer soccer-ball ?
    figure.stairs person-simple-walk f ?
    figure.stand person f ?
    figure.step.training person-simple-walk f ?
    figure.strengthtraining.functional barbell f ?
    figure.strengthtraining.traditional ~strengthtraining
    figure.tennis tennis-ball ?
    figure.walk person-simple-walk f
    figure.wave person-simple f ?
    figure.yoga person-simple f ?
    hand.draw hand-pointing ?
    hand.pinch hand-grabbing ?
    hand.point.left hand-pointing ?
    hand.point.right hand-pointing ?
    hand.point.up hand-pointing
    hand.point.up.left hand-pointing ?
    hand.raised hand-palm
    hand.tap ~hand.tap
    hand.thumbsdown thumbs-down
    hand.thumbsup thumbs-up
    hand.wave hand-waving
    hands.clap hands-clapping 2
    hands.sparkles hands-clapping ?
    lungs first-aid-kit ?
    mouth smiley ?
    nose user ?
    person ~person
    person.2 users 2
    person.2.crop.square.stack users ?
    person.3 users-three 2
    person.3.sequence users-three >
    person.and.background.dotted user-focus ?
    person.circle ~person.crop.circle
    person.crop.artframe user-rectangle ?
    person.crop.circle ~person.crop.circle
    person.crop.rectangle user-rectangle
    person.crop.rectangle.stack identification-card ?
    person.crop.square ~person.crop.square
    person.fill.checkmark ~person.fill.checkmark
    person.fill.questionmark ~person.fill.questionmark
    person.fill.viewfinder user-focus 2 f
    person.fill.xmark ~person.fill.xmark
    person.line.dotted.person users ?
    person.text.rectangle identification-card i
    person.wave.2 user-list ?
    shoe person-simple-walk ?
    shoeprints.fill person-simple-walk ?
    sunglasses ~sunglasses
    """#)
}
