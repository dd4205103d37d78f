function selectFragment() {
  let name = location.hash.slice(1);
  try { name = decodeURIComponent(name); } catch { /* Not one of ours: no entry has it. */ }
  const first = rows.keys().next().value;
  if (name === "" && first !== undefined) select(first);
  else if (state.entries.has(name)) select(name);
  else { state.selected = null; markSelected(); drawDetail(undefined); }
}

function drawWarning() {
  const broken = state.broken;
  const warnings = [];
  if (broken > 0) {
    warnings.push(
      `${counted(broken, "line")} of results.html ${broken === 1 ? "is" : "are"} broken and left out: ` +
      "a process was killed while writing, or the disk was full.");
  }
  if (state.isOpen) {
    warnings.push("The run did not finish: it was stopped or is still running. Snapshots may be missing.");
  }
  byId("warning").hidden = warnings.length === 0;
  byId("warning").textContent = warnings.join(" ");
}

let isDue = false;
function drawAll() {
  isDue = false;
  drawKinds();
  drawList();
  drawWarning();
  const shown = state.selected;
  if (shown === null || !state.entries.has(shown)) selectFragment();
}

addEventListener("message", ({ source, data }) => {
  if (source !== byId("results").contentWindow || typeof data !== "object" || data === null) return;
  if (data.change) {
    // The line of the entry is before it, unless it is broken.
    const entry = state.entries.get(data.change.name);
    if (!entry) return;
    entry.change = data.change;
    entry.files.push(data.change.file);
    if (state.selected === entry.name) state.selected = null;
  } else if (data.entry) {
    state.entries.set(data.entry.name, data.entry);
    // An entry that is replaced while it is shown is drawn again.
    if (state.selected === data.entry.name) state.selected = null;
  } else {
    state.broken = data.broken ?? 0;
    state.isOpen = data.isOpen === true;
    state.isLoaded = true;
  }
  // Draws many entries at once.
  const isMore = data.entry || data.change;
  if (isMore && isDue) return;
  setTimeout(drawAll, isMore ? 200 : 0);
  isDue = true;
});

// The frame posts a message when it is loaded; without one it is missing or not ours.
byId("results").addEventListener("load", () => setTimeout(() => {
  if (state.isLoaded) return;
  state.isLoaded = true;
  drawAll();
  byId("summary").textContent = "results.html is missing or unreadable";
}, 500));

byId("filter").addEventListener("input", (event) => { state.text = event.target.value; drawList(); });
byId("filter").addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === "ArrowDown") { event.preventDefault(); step(state.selected === null ? 0 : 1); }
  if (event.key === "Escape") event.target.blur();
});
addEventListener("hashchange", selectFragment);
addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input:not([type=checkbox])");
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const mode = Object.keys(modes)[Number(event.key) - 1];
  const scrolls = event.target.closest?.(".scroller");
  const actions = {
    j: () => step(1), k: () => step(-1), ArrowDown: scrolls ? null : () => step(1), ArrowUp: scrolls ? null : () => step(-1),
    ArrowRight: scrolls ? null : () => step(1), ArrowLeft: scrolls ? null : () => step(-1),
    "+": () => stage?.stepZoom(1), "=": () => stage?.stepZoom(1), "-": () => stage?.stepZoom(-1), 0: () => stage?.fit(),
    z: () => stage?.zoomToChange(), p: () => stage?.play(), "/": () => byId("filter").focus(),
  };
  const action = mode ? () => { if (stage?.isPair) stage.show(mode); } : actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
