const kinds = {
  differs: { sign: "≠", label: "Differs" },
  missing: { sign: "?", label: "Missing" },
  recorded: { sign: "✓", label: "Recorded" },
  stale: { sign: "~", label: "Stale" },
  stopped: { sign: "✕", label: "Stopped" },
  other: { sign: "!", label: "Other" },
};
const state = { entries: new Map(), kinds: new Set(), text: "", selected: null, broken: 0, isOpen: false, isLoaded: false };
const rows = new Map();
const byId = (id) => document.getElementById(id);
const counted = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;

// Texts become text nodes, never markup: names may contain anything.
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== null));
  return element;
}

function pathOf(entry, file) {
  return `entries/${encodeURIComponent(entry.folder)}/${encodeURIComponent(file)}`;
}

function badge(kind) {
  return make("span", { class: `sign ${kind}`, "aria-hidden": "true" }, kinds[kind].sign);
}

// A name is a path: its last part distinguishes entries.
function splitName(name) {
  const cut = name.lastIndexOf("/");
  return cut < 0 ? ["", name] : [name.slice(0, cut + 1), name.slice(cut + 1)];
}

function sorted() {
  return [...state.entries.values()].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

function visible() {
  const words = state.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
  return sorted().filter((entry) => {
    const name = entry.name.toLowerCase();
    return (state.kinds.size === 0 || state.kinds.has(entry.kind)) && words.every((word) => name.includes(word));
  });
}

function thumbnail(entry) {
  const file = ["candidate.png", "reference.png"].find((name) => entry.files.includes(name));
  if (file) return make("img", { class: "thumb", src: pathOf(entry, file), alt: "", loading: "lazy" });
  return make("span", { class: "thumb", "aria-hidden": "true" }, entry.text ? "Aa" : kinds[entry.kind].sign);
}

function note(entry) {
  if (entry.pixels) return counted(entry.pixels.count, "pixel");
  if (entry.text && entry.kind === "differs") return `−${entry.text.removed} +${entry.text.added} lines`;
  const [old, now] = [entry.referenceSize, entry.candidateSize];
  if (old && now && (old.width !== now.width || old.height !== now.height)) return "other size";
  return null;
}

function row(entry) {
  const [folder, name] = splitName(entry.name);
  const said = note(entry);
  return make(
    "li", {},
    make(
      "button", { type: "button", class: "row", title: entry.name, onclick: () => select(entry.name) },
      thumbnail(entry),
      make(
        "span", { class: "words" },
        folder ? make("span", { class: "folder" }, folder) : null,
        make("span", { class: "name" }, name),
        make("span", { class: "note" }, badge(entry.kind), kinds[entry.kind].label, said ? ` · ${said}` : ""))));
}

function drawList() {
  rows.clear();
  const found = visible();
  for (const entry of found) rows.set(entry.name, row(entry));
  byId("list").replaceChildren(...rows.values());
  if (found.length === 0 && state.isLoaded) {
    const text = state.entries.size === 0 ? "The report is empty." : "No snapshot matches the filter.";
    byId("list").append(make("li", { class: "empty" }, text));
  }
  markSelected();
  const all = state.entries.size;
  byId("summary").textContent =
    found.length === all ? counted(all, "snapshot") : `${found.length} of ${counted(all, "snapshot")}`;
}

function drawKinds() {
  const chips = Object.entries(kinds).map(([kind, { label }]) => {
    const count = [...state.entries.values()].filter((entry) => entry.kind === kind).length;
    const isOn = state.kinds.has(kind);
    if (count === 0 && !isOn) return null;
    const toggle = () => {
      if (!state.kinds.delete(kind)) state.kinds.add(kind);
      drawKinds();
      drawList();
      byId("kinds").querySelector(`[data-kind="${kind}"]`)?.focus();
    };
    return make(
      "button", { type: "button", class: "chip", "data-kind": kind, "aria-pressed": String(isOn), onclick: toggle },
      badge(kind), label, make("b", {}, count.toLocaleString("en")));
  });
  byId("kinds").replaceChildren(...chips.filter((chip) => chip !== null));
}

function markSelected() {
  for (const [name, item] of rows) {
    const button = item.firstChild;
    if (name === state.selected) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  rows.get(state.selected)?.scrollIntoView({ block: "nearest" });
}

function select(name) {
  if (name === state.selected) return;
  state.selected = name;
  const fragment = `#${encodeURIComponent(name)}`;
  if (location.hash !== fragment) history.replaceState(null, "", fragment);
  markSelected();
  drawDetail(state.entries.get(name));
}

function step(by) {
  const names = [...rows.keys()];
  if (names.length === 0) return;
  const place = names.indexOf(state.selected);
  const next = place < 0 ? 0 : Math.min(names.length - 1, Math.max(0, place + by));
  const hadFocus = byId("list").contains(document.activeElement);
  select(names[next]);
  if (hadFocus) rows.get(names[next])?.firstChild.focus();
  byId("status").textContent = `${names[next]}, ${next + 1} of ${names.length}`;
}
