extension SymbolTable {
  static let health = SortedLines(
    #"""
    allergens flower ?
    ant bug-beetle ?
    arrow.up.heart heart o ?
    atom atom I
    bandage bandaids I
    baseball baseball
    basketball basketball
    bird bird
    bolt.heart heartbeat ?
    bolt.ring.closed ~activity.ring ?
    cat cat
    comb rows ?
    cross first-aid *red
    cross.case first-aid-kit i
    cross.vial test-tube ?
    crown crown-simple *yellow
    dog dog
    drop.triangle drop ?
    dumbbell barbell
    facemask ~facemask
    fish fish-simple
    flask flask
    football football
    footprints person-simple-walk ?
    hare horse ?
    heart heart *red
    heart.text.clipboard clipboard-text i ?
    heart.text.square ~heart.text.square
    ivfluid.bag prescription ?
    ladybug bug-beetle ?
    laurel.leading.laurel.trailing flower-lotus ?
    lizard bug-beetle ?
    medal medal *yellow
    medical.thermometer thermometer-simple
    microbe bug-beetle ?
    moon.zzz ~moon.zzz
    pawprint paw-print
    pill pill
    pills pill ?
    powersleep moon ?
    rosette medal ?
    scale.3d bounding-box ?
    scalemass scales
    soccerball soccer-ball
    sportscourt rows ?
    staroflife asterisk ?
    stethoscope first-aid-kit ?
    suit.club club
    suit.diamond diamond ?
    suit.heart heart *red
    suit.spade spade
    syringe eyedropper ?
    teddybear smiley ?
    tennis.racket tennis-ball ?
    tennisball tennis-ball
    testtube.2 test-tube ?
    toothbrush paint-brush ?
    tortoise bug-beetle ?
    trophy trophy *yellow
    vial.viewfinder test-tube ?
    volleyball volleyball
    zzz ~zzz
    """#)
}
