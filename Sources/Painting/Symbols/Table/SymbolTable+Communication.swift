extension SymbolTable {
  static let communication = SortedLines(
    #"""
    archivebox archive
    at at o
    bell bell
    bell.and.waveform bell-ringing 2
    bell.and.waves.left.and.right bell-ringing 2
    bluetooth bluetooth
    bubble.left ~bubble.left
    bubble.left.and.bubble.right ~bubble.left.and.bubble.right
    bubble.left.and.text.bubble.right chats ?
    bubble.middle.bottom ~bubble.middle.bottom
    bubble.middle.top ~bubble.middle.top
    bubble.right ~bubble.right
    cellularbars ~cellularbars
    dot.circle.and.cursorarrow cursor ?
    envelope envelope-simple
    envelope.open envelope-simple-open
    externaldrive ~externaldrive
    globe globe o
    globe.americas globe-hemisphere-west
    globe.asia.australia globe-hemisphere-east
    globe.central.south.asia globe-hemisphere-east
    globe.desk globe-stand
    globe.europe.africa globe-hemisphere-east
    hand.raised.fingers.spread hand-palm ?
    icloud ~cloud
    internaldrive ~externaldrive
    link link o
    mail.stack envelope-simple ?
    megaphone megaphone
    message ~message *green
    network globe-simple o ?
    newspaper newspaper-clipping
    number hash
    opticaldiscdrive disc ?
    paperplane paper-plane-tilt
    person.2.wave.2 users ?
    personalhotspot link ?
    phone phone
    phone.arrow.down.left phone-incoming 2
    phone.arrow.up.right phone-outgoing 2
    phone.connection phone-call 2
    phone.down phone-disconnect
    quote.bubble ~quote.bubble
    quote.closing ~quote.closing
    quote.opening ~quote.opening
    server.rack database ?
    shareplay users-three ?
    signature scribble-loop ?
    simcard sim-card I
    text.bubble ~text.bubble
    translate translate
    tray tray
    tray.2 archive-tray ?
    tray.and.arrow.down download 1
    tray.and.arrow.up upload 1
    tray.full archive-tray
    wifi ~wifi
    wifi.exclamationmark ~wifi.exclamationmark
    wifi.router wifi-medium ?
    """#)
}
