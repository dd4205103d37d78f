extension SymbolTable {
  /// Devices, houses and windows on a screen.
  static let devices = SortedLines(
    #"""
    air.conditioner.horizontal wind ?
    air.purifier wind ?
    app ~square
    apple.logo apple-logo f
    applelogo apple-logo f
    appletv television-simple ?
    applewatch ~applewatch
    applewatch.radiowaves.left.and.right watch ?
    applewatch.watchface watch ?
    apps.iphone squares-four ?
    barcode barcode o
    barcode.viewfinder barcode ?
    bathtub shower ?
    battery.0 ~battery.0 *primary,red
    battery.0percent ~battery.0 *primary,red
    battery.100 ~battery.100 *primary,green
    battery.100.bolt ~battery.bolt *primary,green
    battery.100percent ~battery.100 *primary,green
    battery.100percent.bolt ~battery.bolt *primary,green
    battery.25 ~battery.25 *primary,red
    battery.25percent ~battery.25 *primary,red
    battery.50 ~battery.50 *primary,green
    battery.50percent ~battery.50 *primary,green
    battery.75 ~battery.75 *primary,green
    battery.75percent ~battery.75 *primary,green
    blinds.vertical.open rows ?
    bolt.batteryblock battery-charging ?
    capslock arrow-fat-line-up
    circle.grid.2x2 circles-four
    circle.grid.3x3 ~dots9
    circle.hexagongrid ~hexagongrid
    command command o
    computermouse mouse
    control ~control
    cpu cpu
    cursorarrow cursor
    cursorarrow.rays cursor ?
    delete.backward backspace i m
    delete.left backspace i
    delete.right backspace i m
    desktopcomputer ~desktopcomputer
    dishwasher ~washer ?
    display monitor 2
    display.2 monitor ?
    dock.rectangle browser ?
    door.left.hand.closed door
    door.left.hand.open door ?
    door.right.hand.open door ?
    dryer ~washer ?
    fan.desk spinner ?
    fanblades ~fan ?
    flashlight.off flashlight
    flashlight.on flashlight
    heater.vertical thermometer-hot ?
    homekit house ?
    house house
    house.and.flag house-line ?
    house.lodge house-line ?
    ipad ~ipad
    ipad.landscape ~ipad.landscape
    iphone ~iphone
    iphone.gen1 ~iphone.gen1
    iphone.gen2 ~iphone.gen2
    iphone.gen3 ~iphone
    iphone.homebutton ~iphone.gen1
    iphone.landscape device-mobile ?
    iphone.radiowaves.left.and.right vibrate ?
    keyboard keyboard
    lamp.ceiling lamp ?
    lamp.desk lamp
    lamp.floor lamp ?
    lamp.table lamp
    laptopcomputer ~laptopcomputer
    lightbulb lightbulb! *yellow
    lightbulb.2 lightbulb! ?
    lightbulb.led lightbulb-filament
    macbook ~laptopcomputer
    macbook.and.iphone laptop ?
    macmini hard-drive ?
    macpro.gen3 computer-tower
    macstudio hard-drive ?
    macwindow browser
    magicmouse mouse-simple
    memorychip ~memorychip
    menubar.rectangle browser
    minus.plus.batteryblock battery-full ?
    opticalid fingerprint o ?
    option ~option
    oven cooking-pot ?
    pc computer-tower i
    power power o
    poweron minus ?
    poweroutlet.type.a placeholder ?
    printer printer
    qrcode qr-code o
    qrcode.viewfinder qr-code ?
    rectangle.3.group layout
    rectangle.grid.1x2 rows
    rectangle.grid.2x2 squares-four
    rectangle.grid.3x2 ~grid3x2
    rectangle.split.2x1 ~rectangle.split.2x1
    rectangle.split.3x1 ~rectangle.split.3x1
    refrigerator columns ?
    scanner printer ?
    sensor broadcast ?
    sensor.tag.radiowaves.forward broadcast ?
    shift arrow-fat-up
    shower shower
    sidebar.leading ~sidebar.left m
    sidebar.left ~sidebar.left
    sidebar.right ~sidebar.right
    sidebar.trailing ~sidebar.right m
    sink drop ?
    spigot drop ?
    square.grid.2x2 squares-four
    square.grid.3x2 ~grid3x2
    square.grid.3x3 ~grid3
    square.split.2x1 ~square.split.2x1
    square.split.2x2 ~square.split.2x2
    stove cooking-pot ?
    swift code ?
    tablecells table
    terminal terminal-window
    toilet toilet-paper ?
    touchid fingerprint 1 o
    video.doorbell video-camera ?
    viewfinder corners-out o
    washer ~washer
    wave.3.right rss-simple ?
    web.camera camera ?
    window.vertical.closed columns ?
    window.vertical.open columns ?
    """#)
}
