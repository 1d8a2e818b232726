import { emailKey } from '../account/identity.ts';
import type { ProofChallenge } from './proof-challenge.ts';

/** Signals of how a quote request was sent. */
export interface SendingSigns {
  /** Whether the honeypot field, which people never see, has a value. */
  readonly trippedHoneypot: boolean;
  /** Milliseconds from displaying the form to sending it, as the browser reports them, or null if unknown. */
  readonly filledInMs: number | null;
  /** Requests from the same IP address within ten minutes, including this one. */
  readonly recentFromAddress: number;
  /** False when the form was sent without JavaScript, so that the client cannot compute a proof. */
  readonly hasScript: boolean;
  /** Whether a valid proof was sent. */
  readonly isProven: boolean;
}

/** Thresholds of suspicious requests. */
export interface SuspicionLimits {
  readonly leastFillMs: number;
  readonly crowdedFrom: number;
}

/**
 * Reasons for suspicion: the honeypot was filled, the form was sent too quickly, or the address sent too many requests.
 */
export const suspicions = ['trap', 'too-fast', 'crowded'] as const;

/** Reason for suspicion. */
export type Suspicion = (typeof suspicions)[number];

/** Verdict on a request: accept it, with its reasons for suspicion, or ask the sender for a proof of work first. */
export type SendingVerdict =
  | { readonly kind: 'take'; readonly suspicions: readonly Suspicion[] }
  | { readonly kind: 'ask-for-proof'; readonly bits: number };

/** Solution of a challenge: one number per puzzle, in order. */
export interface Proof {
  readonly token: string;
  readonly solutions: readonly number[];
}

/** Puzzles per challenge. Eight small ones take a more predictable time than one large one. */
export const PROOF_PUZZLES = 8;

/** Lifetime of a challenge, in milliseconds. */
export const PROOF_LIFE_MS = 5 * 60 * 1000;

// A slow phone hashes about 130,000 short texts per second, so eight puzzles of 14 bits take about a second. That is
// the most we ask.
const fastBits = 13;
/** Zero bits per puzzle for an address with many requests. */
export const CROWDED_BITS = 14;

/**
 * Decides on a request by its signals. A filled honeypot is accepted as suspect without any reaction, so that the
 * sender learns nothing.
 */
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

/** Returns the subject that binds a proof to one request, so that it cannot be used for another. */
export function proofSubject(quote: { readonly campaignId: string; readonly email: string }): string {
  return `${quote.campaignId.toLowerCase()}:${emailKey(quote.email)}`;
}

/** Writes a proof for use in a URL: token and solutions, joined by tildes. */
export function writeProof({ token, solutions }: Proof): string {
  return [token, ...solutions].join('~');
}

/** Reads a proof from a URL. Returns undefined for any other text. */
export function readProof(text: string): Proof | undefined {
  const [token = '', ...solutions] = text.split('~');
  const isRead = solutions.length > 0 && solutions.every((solution) => /^\d{1,10}$/.test(solution));
  return isRead ? { token, solutions: solutions.map(Number) } : undefined;
}

/**
 * Returns the text whose SHA-256 must begin with the zero bits. It is shorter than 56 bytes, so that it fits one block.
 */
export function puzzleText(seed: string, puzzle: number, attempt: number): string {
  return `${seed}:${puzzle}:${attempt}`;
}

/** Counts the leading zero bits of a hash. */
export function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** Whether the solutions solve all puzzles of a challenge. `sha256` hashes a text. */
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
