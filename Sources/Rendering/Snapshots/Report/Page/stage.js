const modes = {
  side: "Side by side", swipe: "Swipe", blink: "Blink", difference: "Difference", onion: "Onion",
};
const steps = [1, 2, 4, 8, 16];
// Preserved between entries.
const taste = { mode: "side", outline: true };
let plays = 0;

class Stage {
  constructor(entry) {
    this.entry = entry;
    const sizes = [entry.referenceSize, entry.candidateSize].filter((size) => size !== undefined);
    this.width = Math.max(...sizes.map((size) => size.width));
    this.height = Math.max(...sizes.map((size) => size.height));
    // Null: fit.
    this.zoom = null;
    this.center = [this.width / 2, this.height / 2];
    this.divider = 50;
    this.opacity = 50;
    this.panes = [];
    this.isPair = sizes.length === 2;
    this.changed = entry.pixels?.bounds;
    this.tools = make("div", { class: "tools" });
    this.area = make("div", { class: "panes" });
    this.below = make("div", { class: "below" });
    this.element = make("section", { class: "stage", "aria-label": "Pictures" }, this.tools, this.area, this.below);
    this.observer = new ResizeObserver(() => this.draw());
    this.drawTools();
    this.show(taste.mode);
  }

  end() {
    this.stopTimers();
    this.observer.disconnect();
  }

  stopTimers() {
    clearInterval(this.timer);
    clearTimeout(this.playing);
  }

  drawTools() {
    const button = (label, text, action) =>
      make("button", { type: "button", "aria-label": label, title: label, onclick: action }, text);
    this.modeButtons = Object.entries(modes).map(([mode, label], index) => make(
      "button", { type: "button", "data-mode": mode, title: `${label} (${index + 1})`, onclick: () => this.show(mode) }, label));
    this.percent = make("output", { class: "percent", "aria-label": "Zoom" });
    const zoom = make(
      "div", { class: "group", role: "group", "aria-label": "Zoom" },
      button("Zoom out (−)", "−", () => this.stepZoom(-1)), this.percent,
      button("Zoom in (+)", "+", () => this.stepZoom(1)), button("Fit (0)", "Fit", () => this.fit()));
    if (this.isPair) {
      this.tools.append(make("div", { class: "group", role: "group", "aria-label": "View" }, ...this.modeButtons));
    }
    this.tools.append(zoom);
    if (this.entry.change) {
      this.tools.append(make("button", {
        type: "button", class: "single", id: "play", title: "Play the change to the next entry (p)", onclick: () => this.play(),
      }, "Play to next entry"));
    }
    if (!this.changed) return;
    const check = make("input", { type: "checkbox", onchange: () => { taste.outline = check.checked; this.draw(); } });
    check.checked = taste.outline;
    this.tools.append(
      make("button", { type: "button", class: "single", id: "zoom-change", title: "Zoom to the change (z)", onclick: () => this.zoomToChange() }, "Zoom to change"),
      make("label", { class: "check" }, check, "Outline"));
  }

  show(mode) {
    this.stopTimers();
    if (this.isPair) taste.mode = mode;
    for (const button of this.modeButtons) button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
    this.observer.disconnect();
    this.panes = [];
    this.below.replaceChildren();
    const [old, now] = ["reference", "candidate"];
    if (!this.entry.referenceSize) this.addPane([now], ["Candidate"]);
    else if (!this.entry.candidateSize) this.addPane([old], ["Reference"]);
    else if (mode === "side") { this.addPane([old], ["Reference"]); this.addPane([now], ["Candidate"]); }
    else if (mode === "difference") this.addPane(["difference"], ["Difference"]);
    else this.addPane([old, now], ["Reference", "Candidate"]);
    this.area.replaceChildren(...this.panes.map((pane) => pane.element));
    this.area.dataset.mode = this.isPair ? mode : "single";
    if (this.isPair && mode === "swipe") this.addDivider(this.panes[0]);
    if (this.isPair && mode === "blink") this.addBlink(this.panes[0]);
    if (this.isPair && mode === "onion") this.addOpacity(this.panes[0]);
    for (const pane of this.panes) this.observer.observe(pane.element);
    this.draw();
  }

  // Shows the change to the next entry's picture in the candidate's pane, and after a moment what was there.
  play() {
    if (!this.entry.change) return;
    this.show(taste.mode);
    this.stopTimers();
    const pane = this.panes.at(-1);
    const layer = this.layer("change");
    pane.layers.at(-1).element.after(layer.element);
    pane.layers.push(layer);
    pane.tags[0].before(make("span", { class: "tag" }, "Change to the next entry"));
    pane.element.classList.add("playing");
    const isShown = () => layer.element.isConnected;
    layer.image.addEventListener("load", () => {
      if (isShown()) this.playing = setTimeout(() => this.show(taste.mode), this.entry.change.milliseconds + 1000);
    });
    layer.image.addEventListener("error", () => {
      byId("status").textContent = "The change could not be loaded.";
      if (isShown()) this.show(taste.mode);
    });
    this.draw();
  }

  addPane(names, labels) {
    const layers = names.map((name) => this.layer(name));
    const box = make("div", { class: "box", hidden: "" });
    const tags = labels.map((label) => make("span", { class: "tag" }, label));
    const element = make(
      "div", { class: "pane", tabindex: "0", role: "group", "aria-label": labels.join(" and ") },
      ...layers.map((layer) => layer.element), box, make("div", { class: "tags" }, ...tags));
    const pane = { element, layers, box, tags };
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.drag(event, element));
    element.addEventListener("keydown", (event) => this.panByKey(event));
    this.panes.push(pane);
  }

  layer(name) {
    const file = name === "change" ? this.entry.change.file : `${name}.png`;
    // A browser plays an animation once for each address.
    const image = make("img", {
      src: pathOf(this.entry, file) + (name === "change" ? `?${(plays += 1)}` : ""), alt: `${name} of ${this.entry.name}`,
      draggable: "false",
    });
    const size = { reference: this.entry.referenceSize, candidate: this.entry.candidateSize, change: this.entry.change }[name];
    const [width, height] = size ? [size.width, size.height] : [this.width, this.height];
    return { image, width, height, element: make("div", { class: `layer ${name}` }, image) };
  }

  addDivider(pane) {
    const handle = make("div", {
      class: "divider", role: "slider", tabindex: "0", "aria-label": "Divider", "aria-orientation": "horizontal",
      "aria-valuemin": "0", "aria-valuemax": "100",
    });
    const move = (value) => {
      this.divider = Math.min(100, Math.max(0, value));
      handle.style.left = `${this.divider}%`;
      handle.setAttribute("aria-valuenow", String(Math.round(this.divider)));
      pane.layers[1].element.style.clipPath = `inset(0 0 0 ${this.divider}%)`;
    };
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      event.stopPropagation();
      handle.focus();
      handle.setPointerCapture(event.pointerId);
      handle.onpointermove = (moved) => {
        const frame = pane.element.getBoundingClientRect();
        move((moved.clientX - frame.left) / frame.width * 100);
      };
    });
    const release = () => { handle.onpointermove = null; };
    handle.addEventListener("pointerup", release);
    handle.addEventListener("pointercancel", release);
    handle.addEventListener("keydown", (event) => {
      const by = event.shiftKey ? 10 : 2;
      const target = {
        ArrowLeft: this.divider - by, ArrowDown: this.divider - by, ArrowRight: this.divider + by,
        ArrowUp: this.divider + by, Home: 0, End: 100,
      }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      move(target);
    });
    pane.element.append(handle);
    move(this.divider);
  }

  addBlink(pane) {
    let isCandidate = false;
    const turn = () => {
      isCandidate = !isCandidate;
      pane.layers[1].element.style.visibility = isCandidate ? "visible" : "hidden";
      pane.tags[0].hidden = isCandidate;
      pane.tags[1].hidden = !isCandidate;
    };
    const button = make("button", { type: "button", class: "single" });
    const run = (isOn) => {
      clearInterval(this.timer);
      this.timer = isOn ? setInterval(turn, 650) : undefined;
      button.textContent = isOn ? "Pause" : "Play";
    };
    button.addEventListener("click", () => run(this.timer === undefined));
    this.below.append(button, make("button", { type: "button", class: "single", onclick: () => { run(false); turn(); } }, "Flip"));
    turn();
    run(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  addOpacity(pane) {
    const set = () => {
      this.opacity = Number(range.value);
      pane.layers[1].element.style.opacity = String(this.opacity / 100);
      range.setAttribute("aria-valuetext", `${this.opacity} per cent candidate`);
    };
    const range = make("input", {
      type: "range", min: "0", max: "100", value: String(this.opacity), "aria-label": "Opacity of the candidate", oninput: set,
    });
    this.below.append(make("span", {}, "Reference"), range, make("span", {}, "Candidate"));
    set();
  }

  // As high as the image needs at the available width, within limits.
  arrange() {
    const width = this.panes[0]?.element.clientWidth ?? 0;
    if (width === 0) return;
    const most = (width - 48) / this.width;
    const needed = this.height * (most >= 1 ? Math.min(8, Math.floor(most)) : most) + 88;
    const height = Math.round(Math.min(Math.max(240, innerHeight * 0.52), Math.max(240, needed)));
    for (const { element } of this.panes) element.style.height = `${height}px`;
  }

  get fitting() {
    const pane = this.panes[0]?.element;
    if (!pane || pane.clientWidth === 0) return 1;
    const most = Math.min((pane.clientWidth - 48) / this.width, (pane.clientHeight - 72) / this.height);
    return most >= 1 ? Math.min(8, Math.floor(most)) : Math.max(most, 1 / 64);
  }

  get factor() { return this.zoom ?? this.fitting; }

  // Whole screen pixels would shift the panes against each other: all share one factor.
  draw() {
    this.arrange();
    const factor = this.factor;
    for (const { element, layers, box } of this.panes) {
      const left = element.clientWidth / 2 - this.center[0] * factor;
      const top = (element.clientHeight + 24) / 2 - this.center[1] * factor;
      for (const { image, width, height } of layers) {
        Object.assign(image.style, {
          left: `${left}px`, top: `${top}px`, width: `${width * factor}px`, height: `${height * factor}px`,
          imageRendering: factor >= 1 ? "pixelated" : "auto",
        });
      }
      box.hidden = !this.changed || !taste.outline;
      if (!this.changed) continue;
      const { x, y, width, height } = this.changed;
      Object.assign(box.style, {
        left: `${left + x * factor}px`, top: `${top + y * factor}px`, width: `${width * factor}px`, height: `${height * factor}px`,
      });
    }
    this.percent.textContent = `${Math.round(factor * 100)} %`;
  }

  // Keeps the position of the pixel at `place`, relative to the centre of a pane.
  zoomTo(factor, place = [0, 0]) {
    const old = this.factor;
    this.zoom = Math.min(16, Math.max(Math.min(1, this.fitting), factor));
    this.moveTo(this.center.map((value, axis) => value + place[axis] / old - place[axis] / this.zoom));
  }

  stepZoom(by) {
    const now = this.factor;
    const next = by > 0 ? steps.find((step) => step > now + 0.001) : steps.findLast((step) => step < now - 0.001);
    if (next !== undefined) this.zoomTo(next);
    else if (by < 0) this.fit();
  }

  fit() {
    this.zoom = null;
    this.moveTo([this.width / 2, this.height / 2]);
  }

  zoomToChange() {
    if (!this.changed) return;
    const { x, y, width, height } = this.changed;
    const pane = this.panes[0].element;
    const most = Math.min(pane.clientWidth * 0.7 / width, pane.clientHeight * 0.6 / height);
    this.zoom = Math.min(16, Math.max(most >= 1 ? Math.floor(most) : most, this.fitting));
    this.moveTo([x + width / 2, y + height / 2]);
  }

  moveTo([x, y]) {
    this.center = [Math.min(this.width, Math.max(0, x)), Math.min(this.height, Math.max(0, y))];
    this.draw();
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = event.currentTarget.getBoundingClientRect();
    const place = [event.clientX - frame.left - frame.width / 2, event.clientY - frame.top - (frame.height + 24) / 2];
    this.zoomTo(this.factor * 2 ** (-event.deltaY / 240), place);
  }

  drag(event, element) {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    let last = [event.clientX, event.clientY];
    element.onpointermove = (moved) => {
      const [x, y] = [moved.clientX, moved.clientY];
      this.moveTo([this.center[0] - (x - last[0]) / this.factor, this.center[1] - (y - last[1]) / this.factor]);
      last = [x, y];
    };
    element.onpointerup = element.onpointercancel = () => { element.onpointermove = null; };
  }

  panByKey(event) {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!by || event.target !== event.currentTarget) return;
    event.preventDefault();
    event.stopPropagation();
    this.moveTo(this.center.map((value, axis) => value + by[axis] * 40 / this.factor));
  }
}
