import { describe, expect, it } from 'vitest';
import {
  assessSending,
  isSolved,
  leadingZeroBits,
  proofSubject,
  puzzleText,
  type SendingSigns,
  type SendingVerdict,
  type Suspicion,
} from './quote-proof.ts';
import { sha256 } from './sha256.ts';

const limits = { leastFillMs: 3_000, crowdedFrom: 60 };
const calm: SendingSigns = {
  trippedHoneypot: false,
  filledInMs: 40_000,
  recentFromAddress: 1,
  hasScript: true,
  isProven: false,
};
const suspect = (...suspicions: Suspicion[]): SendingVerdict => ({ kind: 'take', suspicions });
const taken = suspect();
const asked = (bits: number): SendingVerdict => ({ kind: 'ask-for-proof', bits });

it.each<[string, Partial<SendingSigns>, SendingVerdict]>([
  ['was filled in calmly', {}, taken],
  ['took just the time that a hand needs', { filledInMs: 3_000 }, taken],
  ['was faster than a hand', { filledInMs: 2_999 }, asked(13)],
  ['says nothing of its time', { filledInMs: null }, taken],
  ['comes from an address below its limit', { recentFromAddress: 59 }, taken],
  ['comes from a crowded address', { recentFromAddress: 60 }, asked(14)],
  ['is both too fast and from a crowded address', { filledInMs: 1, recentFromAddress: 99 }, asked(14)],
  ['was too fast, and brings its proof', { filledInMs: 1, isProven: true }, taken],
  ['comes from a crowded address, and brings its proof', { recentFromAddress: 99, isProven: true }, taken],
  ['was too fast and cannot compute', { filledInMs: 1, hasScript: false }, suspect('too-fast')],
  [
    'comes from a crowded address and cannot compute',
    { recentFromAddress: 99, hasScript: false },
    suspect('crowded'),
  ],
  [
    'is both and cannot compute',
    { filledInMs: 1, recentFromAddress: 99, hasScript: false },
    suspect('too-fast', 'crowded'),
  ],
  ['was filled in calmly without script', { hasScript: false }, taken],
  ['tripped the honeypot', { trippedHoneypot: true }, suspect('trap')],
  [
    'tripped the honeypot and was faster than a hand',
    { trippedHoneypot: true, filledInMs: 1 },
    suspect('trap', 'too-fast'),
  ],
  [
    'tripped the honeypot and brings a proof',
    { trippedHoneypot: true, filledInMs: 1, isProven: true },
    suspect('trap'),
  ],
])('a request that %s', (_name, signs, verdict) => {
  expect(assessSending({ ...calm, ...signs }, limits)).toEqual(verdict);
});

it.each([
  [[0x80], 0],
  [[0x7f], 1],
  [[0x01], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x03, 0xff], 14],
  [[0x00, 0x00], 16],
])('%j begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});

describe('proof of work', () => {
  const challenge = { seed: 'tohum', puzzles: 3, bits: 6 };
  const solve = (puzzle: number) => {
    for (let attempt = 0; ; attempt += 1) {
      if (leadingZeroBits(sha256(puzzleText('tohum', puzzle, attempt))) >= 6) return attempt;
    }
  };
  const solutions = [solve(0), solve(1), solve(2)];

  it('is valid when every puzzle is solved', () => {
    expect(isSolved(challenge, solutions, sha256)).toBe(true);
  });

  it.each([
    ['one puzzle is not solved', [solutions[0] ?? 0, (solutions[1] ?? 0) + 1, solutions[2] ?? 0]],
    ['one is missing', solutions.slice(1)],
    ['one is too many', [...solutions, 0]],
    ['the order differs', solutions.toReversed()],
    ['there are none', []],
  ])('is invalid when %s', (_name, wrong) => {
    expect(isSolved(challenge, wrong, sha256)).toBe(false);
  });

  it('is invalid for another seed', () => {
    expect(isSolved({ ...challenge, seed: 'baska' }, solutions, sha256)).toBe(false);
  });

  it('is bound to one campaign and one address in any spelling', () => {
    const campaignId = 'c1';
    const subject = proofSubject({ campaignId, email: 'elif@ornek.example' });
    expect(proofSubject({ campaignId, email: ' Elif@Ornek.example' })).toBe(subject);
    expect(proofSubject({ campaignId: 'c2', email: 'elif@ornek.example' })).not.toBe(subject);
  });
});
