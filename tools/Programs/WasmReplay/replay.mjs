// Replays sessions in the wasm build of the reducer and prints their digests, as ReplayDigests does.
// usage: node tools/Programs/WasmReplay/replay.mjs REPLAY.wasm SESSION.flat…
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const digestInterval = 100;

/** A session in the memory of the wasm build. */
class Replay {
  constructor({ exports }) {
    this.wasm = exports;
    this.address = exports.makeReplay();
  }

  /** Hands `bytes` over and has `deed` done with them. */
  take(bytes, deed) {
    const place = this.wasm.makeRoom(this.address, bytes.length);
    new Uint8Array(this.wasm.memory.buffer).set(bytes, place);
    if (!deed(this.address)) throw new Error("what was handed over is neither session nor event");
  }

  get digest() {
    return BigInt.asUintN(64, this.wasm.digest(this.address)).toString(16).padStart(16, "0");
  }
}

/** The parts of a file: each stands behind its length, four bytes, little-endian. */
function* parts(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let place = 0; place < bytes.length;) {
    const end = place + 4 + view.getUint32(place, true);
    yield bytes.subarray(place + 4, end);
    place = end;
  }
}

const [program, ...files] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(program));
for (const file of files) {
  const replay = new Replay(new WebAssembly.Instance(module));
  const [start, ...events] = parts(readFileSync(file));
  replay.take(start, replay.wasm.start);
  const name = basename(file, ".flat");
  events.forEach((event, index) => {
    replay.take(event, replay.wasm.apply);
    const count = index + 1;
    if (count % digestInterval === 0) console.log(`${name} ${count} ${replay.digest}`);
  });
  console.log(`${name} end ${replay.digest}`);
}
