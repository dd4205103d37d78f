// Starts the parts of the page, then listens to the server.

import { app, family, on, preview, settleSubject, widget } from "./state.js"
import { familyTitle, find } from "./dom.js"
import { listen } from "./server.js"
import { startStage } from "./stage.js"
import { startChoices } from "./choices.js"
import { startSettings } from "./settings.js"
import { startTimeline } from "./timeline.js"
import { startPlayback } from "./playback.js"
import { startChanges } from "./changes.js"
import { startTaps } from "./taps.js"
import { startInspector } from "./inspector.js"
import { startVariants } from "./variants.js"
import { startProblems } from "./problems.js"
import { startReference } from "./reference.js"
import { startCommand } from "./command.js"
import { startTabs } from "./tabs.js"
import { startKeys } from "./keys.js"

on("server", settleSubject)
startStage()
startChoices()
startSettings()
startTimeline()
startPlayback()
startChanges()
startTaps()
startInspector()
startVariants()
startProblems()
startReference()
startCommand()
startTabs()
startKeys()
on("server", title)
on("choices", title)
listen()

function title() {
  const { server } = app
  if (!server) return
  const name = preview()?.name ?? preview()?.place ?? widget()?.displayName ?? app.choices.kind ?? ""
  find("#title").textContent = server.title
  find("#title").title = server.folder ?? ""
  find("#subject").textContent = name && `${name} · ${familyTitle(family())}`
  document.title = name ? `${name} – ${server.title}` : server.title
}
