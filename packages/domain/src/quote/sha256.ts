const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}

// FIPS 180-4 derives its constants from the fractional parts of the primes' cube and square roots.
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const startState = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * Computes the SHA-256 of a text in UTF-8 (FIPS 180-4) synchronously. The browser's own function is asynchronous, ten
 * times slower for short texts, and unavailable over plain HTTP. For puzzles, never for secrets.
 */
export function sha256(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  for (const [place, byte] of bytes.entries()) padded.setUint8(place, byte);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = startState.slice();
  for (let block = 0; block < padded.byteLength; block += 64) mix(state, padded, block);
  const hash = new DataView(new ArrayBuffer(32));
  for (const [place, word] of state.entries()) hash.setInt32(place * 4, word);
  return new Uint8Array(hash.buffer);
}

const schedule = new Int32Array(64);
const at = (words: Int32Array, place: number) => words[place] ?? 0;

function mix(state: Int32Array, text: DataView, block: number): void {
  for (let place = 0; place < 16; place += 1) schedule[place] = text.getInt32(block + place * 4);
  for (let place = 16; place < 64; place += 1) {
    const early = at(schedule, place - 15);
    const late = at(schedule, place - 2);
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[place] = at(schedule, place - 16) + first + at(schedule, place - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let place = 0; place < 64; place += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const one = (h + high + chosen + at(roundConstants, place) + at(schedule, place)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + low + most) | 0];
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] = at(state, place) + word;
}
