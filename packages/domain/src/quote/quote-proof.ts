import { emailKey } from '../account/identity.ts';
import type { ProofChallenge } from '../proof-challenge.ts';

/** What is known of how a quote was sent. */
export interface SendingSigns {
  /** Something filled the field that people never see. */
  readonly trippedHoneypot: boolean;
  /** Milliseconds between seeing the form and sending it, as the browser says; null where nothing says it. */
  readonly filledInMs: number | null;
  /** Requests of the same address within ten minutes, this one included. */
  readonly recentFromAddress: number;
  /** False where the sender cannot compute: the form was posted without script. */
  readonly hasScript: boolean;
  /** A proof came along, and it holds. */
  readonly isProven: boolean;
}

/** From where on sending is suspicious. */
export interface SuspicionLimits {
  readonly leastFillMs: number;
  readonly crowdedFrom: number;
}

/** Why a request is suspected: it filled what people never see, was faster than a hand, or came with many others. */
export const suspicions = ['trap', 'too-fast', 'crowded'] as const;

/** One of these. */
export type Suspicion = (typeof suspicions)[number];

/** What is done with a request: it is taken, suspected of something or not, or its sender is asked for a proof first. */
export type SendingVerdict =
  | { readonly kind: 'take'; readonly suspicions: readonly Suspicion[] }
  | { readonly kind: 'ask-for-proof'; readonly bits: number };

/** A solved challenge: one number for each puzzle, in their order. */
export interface Proof {
  readonly token: string;
  readonly solutions: readonly number[];
}

/** Puzzles of one challenge: eight small ones take more even times than a big one. */
export const PROOF_PUZZLES = 8;

/** How long a challenge may be solved, in milliseconds. */
export const PROOF_LIFE_MS = 5 * 60 * 1000;

// A slow phone hashes about 130,000 short texts a second: eight puzzles of 14 bits are about a second, the most we ask.
const fastBits = 13;
/** How hard a puzzle is for whom many come with. */
export const CROWDED_BITS = 14;

/** Decides about a request by the signs of its sending; what fills the trap is taken without a word, as suspect. */
export function assessSending(signs: SendingSigns, limits: SuspicionLimits): SendingVerdict {
  const found = signs.isProven ? [] : suspicionsOf(signs, limits);
  if (signs.trippedHoneypot) return { kind: 'take', suspicions: ['trap', ...found] };
  if (found.length === 0 || !signs.hasScript) return { kind: 'take', suspicions: found };
  return { kind: 'ask-for-proof', bits: found.includes('crowded') ? CROWDED_BITS : fastBits };
}

function suspicionsOf(signs: SendingSigns, { leastFillMs, crowdedFrom }: SuspicionLimits): Suspicion[] {
  const isTooFast = signs.filledInMs !== null && signs.filledInMs < leastFillMs;
  return [
    ...(isTooFast ? (['too-fast'] as const) : []),
    ...(signs.recentFromAddress >= crowdedFrom ? (['crowded'] as const) : []),
  ];
}

/** What a proof is about, so that it serves no other request. */
export function proofSubject(quote: { readonly campaignId: string; readonly email: string }): string {
  return `${quote.campaignId.toLowerCase()}:${emailKey(quote.email)}`;
}

/** A proof in an address: the token and the solutions, joined by tildes. */
export function writeProof({ token, solutions }: Proof): string {
  return [token, ...solutions].join('~');
}

/** The proof in an address; undefined for any other text. */
export function readProof(text: string): Proof | undefined {
  const [token = '', ...solutions] = text.split('~');
  const isRead = solutions.length > 0 && solutions.every((solution) => /^\d{1,10}$/.test(solution));
  return isRead ? { token, solutions: solutions.map(Number) } : undefined;
}

/** The text whose SHA-256 has to begin with the zero bits; shorter than 56 bytes, so that it is one block. */
export function puzzleText(seed: string, puzzle: number, attempt: number): string {
  return `${seed}:${puzzle}:${attempt}`;
}

/** How many zero bits a hash begins with. */
export function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** Whether the solutions solve every puzzle of a challenge; `sha256` hashes a text. */
export function isSolved(
  challenge: Omit<ProofChallenge, 'token'>,
  solutions: readonly number[],
  sha256: (text: string) => Uint8Array,
): boolean {
  if (solutions.length !== challenge.puzzles) return false;
  return solutions.every(
    (attempt, puzzle) =>
      leadingZeroBits(sha256(puzzleText(challenge.seed, puzzle, attempt))) >= challenge.bits,
  );
}
