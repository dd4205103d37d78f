extension SymbolTable {
  /// Sound, pictures and games.
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
    antenna.radiowaves.left.and.right broadcast
    arcade.stick game-controller ?
    backward rewind
    backward.end skip-back
    backward.end.alt skip-back
    backward.frame skip-back ?
    camera camera i
    camera.aperture aperture
    camera.filters ~camera.filters
    camera.rotate camera ?
    camera.viewfinder camera ?
    captions.bubble closed-captioning i
    dial.high gauge ?
    dial.low gauge ?
    dial.medium gauge ?
    dice dice-five
    die.face.1 dice-one
    die.face.2 dice-two
    die.face.3 dice-three
    die.face.4 dice-four
    die.face.5 dice-five
    die.face.6 dice-six
    dot.radiowaves.forward rss-simple m
    dot.radiowaves.left.and.right broadcast
    dot.radiowaves.right rss-simple ?
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
    gamecontroller game-controller
    gauge gauge
    gauge.high gauge ?
    gauge.low gauge ?
    gauge.medium gauge
    gauge.with.dots.needle.33percent gauge ?
    gauge.with.dots.needle.50percent gauge
    gauge.with.dots.needle.67percent gauge ?
    gauge.with.dots.needle.bottom.50percent gauge
    gauge.with.needle gauge
    gobackward arrow-counter-clockwise o
    gobackward.10 ~goback.10
    gobackward.15 ~goback.15
    gobackward.30 ~goback.30
    gobackward.5 ~goback.5
    goforward arrow-clockwise o
    goforward.10 ~goforward.10
    goforward.15 ~goforward.15
    goforward.30 ~goforward.30
    goforward.5 ~goforward.5
    guitars music-notes ?
    headphones headphones
    hearingdevice.ear ear ?
    hifispeaker speaker-simple-high ?
    hifispeaker.2 speaker-simple-high ?
    homepod speaker-simple-none ?
    infinity infinity o
    livephoto ~livephoto
    metronome hourglass-medium ?
    mic microphone 1
    mic.and.signal.meter microphone ?
    mic.slash microphone-slash
    music.mic microphone 1
    music.note music-note f
    music.note.house house ?
    music.note.list playlist
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
    pip picture-in-picture
    play play
    play.tv monitor-play i
    playpause ~playpause
    popcorn film-strip ?
    puzzlepiece puzzle-piece
    puzzlepiece.extension puzzle-piece
    radio radio i
    record.circle ~record.circle
    recordingtape voicemail
    rectangle.on.rectangle copy
    rectangle.stack stack
    repeat repeat o
    repeat.1 repeat-once
    shuffle shuffle o
    slider.horizontal.2.square.on.square faders-horizontal ?
    slider.horizontal.3 sliders-horizontal
    slider.vertical.3 sliders
    speaker ~speaker
    speaker.1 ~speaker.wave.1
    speaker.2 ~speaker.wave.2
    speaker.3 ~speaker.wave.3
    speaker.wave.1 ~speaker.wave.1
    speaker.wave.2 ~speaker.wave.2
    speaker.wave.3 ~speaker.wave.3
    speaker.zzz ~speaker.zzz
    speedometer gauge
    stop ~stop
    swatchpalette swatches
    theatermasks smiley-wink ?
    ticket ticket
    tuningfork ~tuningfork
    tv television-simple
    video video-camera
    video.slash video-camera-slash
    wand.and.rays magic-wand
    wand.and.sparkles magic-wand
    wand.and.stars magic-wand
    waveform ~waveform
    waveform.path activity
    waveform.path.ecg activity
    waveform.path.ecg.rectangle heartbeat ?
    """#)
}
