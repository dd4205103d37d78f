extension SymbolTable {
  /// Letters, calls and networks.
  static let communication = SortedLines(
    #"""
    antenna.radiowaves.left.and.right.slash broadcast
    archivebox archive
    at at
    bell bell
    bell.and.waveform bell-ringing
    bell.and.waves.left.and.right bell-ringing
    bell.badge bell-ringing
    bell.badge.slash bell-slash
    bell.slash bell-slash
    bluetooth bluetooth
    bubble.left chat-teardrop
    bubble.left.and.bubble.right chats-teardrop
    bubble.left.and.text.bubble.right chats
    bubble.middle.bottom chat-centered
    bubble.middle.top chat-centered
    bubble.right ~bubble.right
    cellularbars ~cellularbars
    character.bubble translate
    checkmark.icloud cloud-check
    dot.circle.and.cursorarrow cursor ?
    ellipsis.bubble chat-dots
    envelope envelope-simple
    envelope.badge envelope-simple
    envelope.open envelope-simple-open
    exclamationmark.bubble chat-teardrop ?
    exclamationmark.icloud cloud-slash ?
    externaldrive hard-drive
    globe globe
    globe.americas globe-hemisphere-west
    globe.asia.australia globe-hemisphere-east
    globe.central.south.asia globe-hemisphere-east
    globe.desk globe-stand
    globe.europe.africa globe-hemisphere-east
    hand.raised.fingers.spread hand-palm ?
    icloud cloud
    icloud.slash cloud-slash
    internaldrive hard-drive
    link link
    link.badge.plus link ?
    link.icloud cloud ?
    lock.icloud cloud ?
    mail.stack envelope-simple
    megaphone megaphone
    message ~message *green
    message.badge chat-circle
    network globe-simple
    newspaper newspaper-clipping
    number hash
    opticaldiscdrive disc
    paperplane paper-plane-tilt
    person.2.wave.2 users
    personalhotspot link ?
    phone phone
    phone.arrow.down.left phone-incoming
    phone.arrow.up.right phone-outgoing
    phone.badge.plus phone-call
    phone.bubble phone-call ?
    phone.connection phone-call
    phone.down phone-disconnect
    plus.bubble chat-teardrop ?
    questionmark.bubble chat-teardrop ?
    quote.bubble chat-teardrop-text
    quote.closing quotes
    quote.opening quotes
    server.rack database
    shareplay users-three ?
    signature scribble-loop
    simcard sim-card
    star.bubble chat-teardrop ?
    text.bubble chat-text
    translate translate
    tray tray
    tray.2 archive-tray
    tray.and.arrow.down download
    tray.and.arrow.up upload
    tray.full archive-tray
    video.bubble video-camera ?
    wifi wifi-high
    wifi.exclamationmark wifi-x ?
    wifi.router wifi-medium ?
    wifi.slash wifi-slash
    xmark.icloud cloud-slash
    """#)
}
