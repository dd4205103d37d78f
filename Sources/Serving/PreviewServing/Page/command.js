// The command that draws the same picture, and the address of this state.

import { address, app, on } from "./state.js"
import { copy, find } from "./dom.js"

export function startCommand() {
  on("picture", ({ answer }) => (find("#command-text").textContent = answer.command))
  find("#copy-command").addEventListener("click", () => app.picture && copy(app.picture.command, "Command"))
  find("#copy-address").addEventListener("click", () => copy(new URL(address(), location.href).href, "Address"))
}
