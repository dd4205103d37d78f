extension SymbolTable {
  /// Sound, images and games.
  static let media = SortedLines(
    #"""
    4k.tv television-simple ?
    airplay.audio broadcast ?
    airplay.video airplay
    airplayaudio broadcast ?
    airplayvideo airplay
    airpods headphones ?
    airpodsmax headphones ?
    airpodspro headphones ?
    antenna.radiowaves.left.and.right ~antenna.radiowaves
    arcade.stick game-controller ?
    backward rewind
    backward.end skip-back
    backward.end.alt skip-back
    backward.frame skip-back ?
    camera camera
    camera.aperture aperture
    camera.filters ~camera.filters
    camera.rotate camera ?
    camera.viewfinder camera ?
    captions.bubble closed-captioning i
    dial.high gauge ?
    dial.low gauge ?
    dial.medium gauge ?
    dice dice-five i ?
    die.face.1 dice-one i
    die.face.2 dice-two i
    die.face.3 dice-three i
    die.face.4 dice-four i
    die.face.5 dice-five i
    die.face.6 dice-six i
    dot.radiowaves.forward ~dot.radiowaves.right m
    dot.radiowaves.left.and.right ~dot.radiowaves.left.and.right
    dot.radiowaves.right ~dot.radiowaves.right
    dot.radiowaves.up.forward rss-simple ?
    earbuds headphones ?
    eject eject
    eyedropper eyedropper
    film film-strip
    film.stack film-strip ?
    forward fast-forward
    forward.end skip-forward
    forward.end.alt skip-forward
    forward.frame skip-forward ?
    gamecontroller game-controller I
    gauge ~gauge.middle
    gauge.high ~gauge.high
    gauge.low ~gauge.low
    gauge.medium ~gauge.middle
    gauge.with.dots.needle.33percent ~gauge.low
    gauge.with.dots.needle.50percent ~gauge.middle
    gauge.with.dots.needle.67percent ~gauge.high
    gauge.with.dots.needle.bottom.50percent ~gauge.middle
    gauge.with.needle ~gauge.needle
    gobackward ~gobackward
    gobackward.10 ~gobackward.10
    gobackward.15 ~gobackward.15
    gobackward.30 ~gobackward.30
    gobackward.45 ~gobackward.45
    gobackward.5 ~gobackward.5
    gobackward.60 ~gobackward.60
    gobackward.75 ~gobackward.75
    gobackward.90 ~gobackward.90
    gobackward.minus ~gobackward.minus
    goforward ~goforward
    goforward.10 ~goforward.10
    goforward.15 ~goforward.15
    goforward.30 ~goforward.30
    goforward.45 ~goforward.45
    goforward.5 ~goforward.5
    goforward.60 ~goforward.60
    goforward.75 ~goforward.75
    goforward.90 ~goforward.90
    goforward.plus ~goforward.plus
    guitars music-notes ?
    headphones headphones
    hearingdevice.ear ear ?
    hifispeaker speaker-simple-high ?
    hifispeaker.2 speaker-simple-high ?
    homepod speaker-simple-none ?
    infinity infinity o
    livephoto ~livephoto
    metronome hourglass-medium ?
    mic microphone
    mic.and.signal.meter microphone ?
    microphone microphone
    music.mic microphone
    music.note music-note f
    music.note.house house ?
    music.note.list playlist 2
    music.quarternote.3 music-notes f
    opticaldisc disc
    paintbrush paint-brush
    paintbrush.pointed paint-brush-broad
    paintpalette palette
    pause pause f
    photo ~photo
    photo.on.rectangle image ?
    photo.on.rectangle.angled image ?
    photo.stack image ?
    pianokeys columns ?
    pip ~pip
    play play
    play.tv monitor-play i
    playpause ~playpause
    popcorn film-strip ?
    puzzlepiece puzzle-piece
    puzzlepiece.extension puzzle-piece
    radio radio
    record.circle ~record.circle
    recordingtape voicemail
    rectangle.on.rectangle ~rectangle.on.rectangle
    rectangle.stack ~rectangle.stack
    repeat repeat o
    repeat.1 repeat-once c
    shuffle shuffle o
    slider.horizontal.2.square.on.square faders-horizontal ?
    slider.horizontal.3 ~slider.horizontal.3
    slider.vertical.3 sliders
    speaker ~speaker
    speaker.1 ~speaker.wave.1
    speaker.2 ~speaker.wave.2
    speaker.3 ~speaker.wave.3
    speaker.badge.exclamationmark ~speaker.badge.exclamationmark
    speaker.wave.1 ~speaker.wave.1
    speaker.wave.2 ~speaker.wave.2
    speaker.wave.3 ~speaker.wave.3
    speaker.zzz ~speaker.zzz
    speedometer ~gauge.middle
    stop ~stop
    swatchpalette swatches
    theatermasks smiley-wink ?
    ticket ticket
    tuningfork ~tuningfork
    tv monitor 2
    video video-camera
    wand.and.rays magic-wand 2
    wand.and.sparkles magic-wand 2
    wand.and.stars magic-wand 2
    waveform ~waveform
    waveform.path activity
    waveform.path.ecg activity
    waveform.path.ecg.rectangle heartbeat ?
    """#)
}
