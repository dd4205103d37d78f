"use strict";

const filter = document.querySelector("#filter");
const selects = [...filter.querySelectorAll("select")];
const status = document.querySelector("#status");
const cards = [...document.querySelectorAll(".card")];
const system = matchMedia("(prefers-color-scheme: dark)");
// Not the system's colour scheme, and not the first entry.
let chosen = { scheme: null, at: null };

const value = (card, { name }) => card.getAttribute(`data-${name}`);

// What two cards have in common that differ only in their schemes.
const look = (card) => ["widget", "family", ...selects.map((each) => each.name)].map((name) => value(card, { name })).join("\n");
const counts = new Map();
for (const card of cards) counts.set(look(card), (counts.get(look(card)) ?? 0) + 1);

function show() {
  const scheme = chosen.scheme ?? (system.matches ? "dark" : "light");
  for (const input of filter.elements.scheme) input.checked = input.value === scheme;
  Object.assign(document.documentElement.dataset, { scheme: chosen.scheme ?? "", pictures: scheme });

  const wanted = selects.filter((select) => select.value);
  for (const card of cards) {
    const isOther = counts.get(look(card)) > 1 && scheme !== "both" && card.dataset.scheme !== scheme;
    card.hidden = isOther || wanted.some((select) => value(card, select) !== select.value);
  }
  for (const section of document.querySelectorAll("section")) {
    const own = [...section.querySelectorAll(".card")];
    section.hidden = own.length > 0 ? own.every((card) => card.hidden) : wanted.length > 0;
  }
  const count = cards.filter((card) => !card.hidden).length;
  filter.querySelector("output").textContent = `${count} ${count === 1 ? "picture" : "pictures"}`;
  document.querySelector("#none").hidden = count > 0 || wanted.length === 0;
  document.querySelector("#clear").hidden = wanted.length === 0;
}

function openDetails() {
  for (const details of document.querySelectorAll("details")) details.open = filter.elements.details.checked;
}

// The state is in the address, so that it can be shared.
function read() {
  const state = new URLSearchParams(location.hash.slice(1));
  for (const select of selects) {
    select.value = state.get(select.name) ?? "";
    if (select.selectedIndex < 0) select.value = "";
  }
  filter.elements.details.checked = state.has("details");
  chosen = { scheme: state.get("scheme"), at: state.get("at") };
  if (![...filter.elements.scheme].some((input) => input.value === chosen.scheme)) chosen.scheme = null;
  show();
  openDetails();
  for (const timeline of timelines) timeline.move(chosen.at ?? "");
}

function write() {
  const state = new URLSearchParams();
  for (const { name, value } of selects) if (value) state.set(name, value);
  if (filter.elements.details.checked) state.set("details", "");
  for (const name of ["scheme", "at"]) if (chosen[name]) state.set(name, chosen[name]);
  history.replaceState(null, "", `#${state}`);
}

// The change to an entry, over its picture. Each play needs an image of its own, as browsers play a file once.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const prepared = new Map();
const playing = new Map();
// The last picture of a change is the entry's, so it may stay a little longer.
const rest = 100;
let loads = 0;

function prepare(figure) {
  if (!prepared.has(figure)) {
    const image = Object.assign(new Image(), { className: "change", alt: "", decoding: "sync" });
    image.src = `${figure.dataset.change}?${(loads += 1)}`;
    prepared.set(figure, image);
  }
  return prepared.get(figure);
}

async function play(figure) {
  stop(figure);
  const image = prepare(figure);
  prepared.delete(figure);
  playing.set(figure, image);
  try {
    if (!image.complete || !image.naturalWidth) await image.decode();
  } catch {
    status.textContent = "The change could not be loaded.";
    return;
  }
  if (playing.get(figure) !== image) return;
  const still = figure.querySelector(".picture > img");
  // A Live Activity may grow or shrink.
  image.style.width = `${(100 * image.naturalWidth) / (still.naturalWidth || image.naturalWidth)}%`;
  image.style.borderRadius = still.style.borderRadius;
  still.after(image);
  still.parentElement.classList.add("playing");
  setTimeout(() => playing.get(figure) === image && stop(figure), Number(figure.dataset.milliseconds) + rest);
}

// Leaves the entry's picture.
function stop(figure) {
  playing.get(figure)?.remove();
  playing.delete(figure);
  figure.querySelector(".picture").classList.remove("playing");
}

// The slider of a widget shows one entry in all of its cards.
function timeline(section) {
  const figures = [...section.querySelectorAll("figure")];
  const titles = new Map(figures.map(({ dataset }) => [dataset.step, dataset.title]));
  const steps = [...titles.keys()].sort();
  const scrub = section.querySelector(".scrub");
  const range = scrub.querySelector("input");
  scrub.hidden = steps.length < 2;
  range.max = steps.length - 1;
  const button = section.querySelector(".play");
  if (button) button.hidden = scrub.hidden;
  let current = 0;

  // The entries that begin at a step, and have a change.
  const changed = (index) => figures.filter(({ dataset }) => dataset.change && dataset.step === steps[index]);
  const playAll = () => changed(current).filter((figure) => figure.offsetParent !== null).forEach(play);
  const prepareNext = () => !calm.matches && changed(current + 1).forEach(prepare);

  function draw() {
    current = Number(range.value);
    const step = steps[current];
    figures.forEach(stop);
    for (const card of section.querySelectorAll(".card")) {
      const own = [...card.querySelectorAll("figure")];
      const shown = own.findLast((figure) => figure.dataset.step <= step) ?? own[0];
      shown.querySelector("details").open = own.find((figure) => !figure.hidden).querySelector("details").open;
      for (const figure of own) figure.hidden = figure !== shown;
    }
    const text = `${titles.get(step)} (${Number(range.value) + 1} of ${steps.length})`;
    range.setAttribute("aria-valuetext", text);
    scrub.querySelector("output").textContent = text;
    if (button) button.disabled = changed(current).length === 0;
  }

  range.addEventListener("input", () => {
    const isStep = Number(range.value) === current + 1;
    chosen.at = steps[range.value];
    draw();
    write();
    if (!isStep || calm.matches) return;
    playAll();
    prepareNext();
  });
  button?.addEventListener("click", playAll);
  for (const name of ["pointerenter", "focus"]) range.addEventListener(name, prepareNext);
  const load = () => section.querySelectorAll("img").forEach((image) => (image.loading = "eager"));
  for (const name of ["pointerenter", "focus"]) range.addEventListener(name, load, { once: true });
  return {
    move(step) {
      range.value = Math.max(0, steps.findLastIndex((each) => each <= step));
      if (steps.length > 0) draw();
    },
  };
}

let copied = null;
async function copy(button) {
  const command = button.closest("figure").querySelector(".command");
  if (copied) copied.textContent = "Copy command";
  try {
    await navigator.clipboard.writeText(command.textContent);
    button.textContent = status.textContent = "Copied";
    copied = button;
  } catch {
    command.closest("details").open = true;
    getSelection().selectAllChildren(command);
    status.textContent = "The browser does not copy; the command is selected.";
  }
}

filter.addEventListener("input", ({ target }) => {
  if (target.name === "scheme") chosen.scheme = target.value;
  if (target.name === "details") openDetails();
  show();
  write();
});
document.querySelector("#clear").addEventListener("click", () => {
  for (const select of selects) select.value = "";
  selects[0].focus();
  show();
  write();
});
document.addEventListener("click", ({ target }) => target.matches(".copy") && copy(target));
addEventListener("hashchange", read);
system.addEventListener("change", show);

const timelines = [...document.querySelectorAll("section")].map(timeline);
for (const button of document.querySelectorAll(".copy")) button.hidden = false;
filter.hidden = false;
read();
