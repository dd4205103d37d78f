"use strict";

const filter = document.querySelector("#filter");
const selects = [...filter.querySelectorAll("select")];
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

// The slider of a widget shows one entry in all of its cards.
function timeline(section) {
  const figures = [...section.querySelectorAll("figure")];
  const titles = new Map(figures.map(({ dataset }) => [dataset.step, dataset.title]));
  const steps = [...titles.keys()].sort();
  const scrub = section.querySelector(".scrub");
  const range = scrub.querySelector("input");
  scrub.hidden = steps.length < 2;
  range.max = steps.length - 1;

  function draw() {
    const step = steps[range.value];
    for (const card of section.querySelectorAll(".card")) {
      const own = [...card.querySelectorAll("figure")];
      const shown = own.findLast((figure) => figure.dataset.step <= step) ?? own[0];
      shown.querySelector("details").open = own.find((figure) => !figure.hidden).querySelector("details").open;
      for (const figure of own) figure.hidden = figure !== shown;
    }
    const text = `${titles.get(step)} (${Number(range.value) + 1} of ${steps.length})`;
    range.setAttribute("aria-valuetext", text);
    scrub.querySelector("output").textContent = text;
  }

  range.addEventListener("input", () => {
    chosen.at = steps[range.value];
    draw();
    write();
  });
  const load = () => section.querySelectorAll("img").forEach((image) => (image.loading = "eager"));
  for (const name of ["pointerenter", "focus"]) range.addEventListener(name, load, { once: true });
  return {
    move(step) {
      range.value = Math.max(0, steps.findLastIndex((each) => each <= step));
      if (steps.length > 0) draw();
    },
  };
}

const status = document.querySelector("#status");
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
