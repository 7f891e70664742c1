// Folds a tape's JSON lines the way a Redux store would: each event gives a new state.
//
// usage: node reducer.mjs FILE.jsonl
// Prints a line a figure: name, value, unit and what was done, between tabs.
import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";

const start = { stacks: {}, touches: {}, recognizers: {}, transitions: {}, presented: [] };

const without = (object, key) => {
  const { [key]: _, ...rest } = object;
  return rest;
};

const touches = (state, event) => {
  const { phase, id, x, y, force } = event;
  if (phase === "up" || phase === "cancel") return without(state, id);
  const since = phase === "down" ? event.time : state[id]?.since;
  return { ...state, [id]: { x, y, force, since } };
};

const recognizers = (state, event) => {
  const { recognizer, tx = 0, ty = 0, vx = 0, vy = 0 } = event;
  return { ...state, [recognizer]: { state: event.state, tx, ty, vx, vy } };
};

const transitions = (state, event) => {
  const { id, step } = event;
  const old = state[id];
  switch (step) {
    case "begin":
      return { ...state, [id]: { kind: event.kind, from: event.from, to: event.to, fraction: 0 } };
    case "complete":
      return without(state, id);
    case "update":
      return { ...state, [id]: { ...old, fraction: event.fraction } };
    default:
      return { ...state, [id]: { ...old, phase: step } };
  }
};

const called = (screens, event) => {
  switch (event.call) {
    case "push":
      return [...screens, event.screen];
    case "pop":
      return screens.length > 1 ? screens.slice(0, -1) : screens;
    case "popTo":
      return screens.slice(0, screens.indexOf(event.screen) + 1);
    case "popToRoot":
      return screens.slice(0, 1);
    case "setStack":
      return event.screens;
    default:
      return screens;
  }
};

const stacks = (state, event) => {
  const name = event.stack ?? Object.keys(state)[0];
  const old = state[name] ?? [];
  const screens = called(old, event);
  return screens === old ? state : { ...state, [name]: screens };
};

/// A finished pop or push shows in the stack that holds the screen it left.
const completed = (state, event) => {
  const transition = state.transitions[event.id];
  const changed = { ...state, transitions: transitions(state.transitions, event) };
  if (event.step !== "complete" || !event.finished || !transition) return changed;
  const name = Object.keys(state.stacks)[0];
  const call = { call: transition.kind, screen: transition.to, stack: name };
  return { ...changed, stacks: stacks(state.stacks, call) };
};

const reduce = (state, event) => {
  switch (event.type) {
    case "touch":
      return { ...state, touches: touches(state.touches, event) };
    case "gesture":
      return { ...state, recognizers: recognizers(state.recognizers, event) };
    case "transition":
      return completed(state, event);
    case "call":
      return { ...state, stacks: stacks(state.stacks, event) };
    case "containers":
      return { ...state, stacks: Object.fromEntries(event.lists.map(([name, ...rest]) => [name, rest])) };
    default:
      return state;
  }
};

const packed = gzipSync(readFileSync(process.argv[2]), { level: 9 });
const times = [];
let count = 0;
for (let run = 0; run < 3; run += 1) {
  const before = { clock: process.hrtime.bigint(), processor: process.cpuUsage() };
  const lines = gunzipSync(packed).toString("utf8").split("\n");
  let state = start;
  for (let place = 1; place < lines.length; place += 1) {
    if (lines[place] !== "") state = reduce(state, JSON.parse(lines[place]));
  }
  // Processor time, as for tapes; on a quiet machine the clock is less, as garbage has other threads.
  const { user, system } = process.cpuUsage(before.processor);
  const clock = Number(process.hrtime.bigint() - before.clock) / 1e9;
  times.push(Math.min(clock, (user + system) / 1e6));
  count = lines.length - 2;
}
const median = times.sort((a, b) => a - b)[1];
const how = "gunzip, JSON.parse and a fold over plain objects";
console.log(`Redux-style in Node, read + reduce\t${count / median / 1e6}\tM events/s\t${how}`);
