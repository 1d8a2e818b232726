import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import type { Proof } from '@ayrac/domain/quote/quote-proof.ts';
import { isSolved, PROOF_LIFE_MS, PROOF_PUZZLES } from '@ayrac/domain/quote/quote-proof.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { countWithin } from '#server/guards/rate-limit.ts';

const tokenShape = /^([\w-]{16})\.(\d{1,2})\.(\d{13})\.([\w-]{43})$/;
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Makes a challenge for one request. Nothing is stored; the signature carries all data. */
function makeChallenge(context: CallContext, subject: string, bits: number): ProofChallenge {
  const seed = randomBytes(12).toString('base64url');
  const expires = context.now.getTime() + PROOF_LIFE_MS;
  const token = `${seed}.${bits}.${expires}.${sign(context, seed, bits, expires, subject)}`;
  return { token, seed, puzzles: PROOF_PUZZLES, bits };
}

/** Refuses a request with a challenge made for it. */
export function askForProof(context: CallContext, subject: string, bits: number): never {
  const challenge = makeChallenge(context, subject, bits);
  throw new RefusalError('proof-needed', {}, { challenge });
}

/** Whether a proof solves a challenge of ours for this request and has not expired. It may have been spent before. */
export function isProof(context: CallContext, proof: Proof | undefined, subject: string): boolean {
  return solvedSeed(context, proof, subject) !== undefined;
}

/**
 * Whether a proof solves a challenge of ours for this request, in time and for the first time. The proof is spent in
 * the request's transaction, so a rollback leaves it unspent.
 */
export async function spendProof(
  tx: Executor,
  context: CallContext,
  proof: Proof | undefined,
  subject: string,
): Promise<boolean> {
  const seed = solvedSeed(context, proof, subject);
  if (seed === undefined) return false;
  const spent = { kind: 'quote-proof', subject: seed, most: Number.POSITIVE_INFINITY };
  const counts = await countWithin(tx, context, [{ ...spent, windowMs: 2 * PROOF_LIFE_MS }]);
  return counts.get('quote-proof') === 1;
}

/** Returns the seed of the challenge that a proof solves, or undefined. */
function solvedSeed(context: CallContext, proof: Proof | undefined, subject: string): string | undefined {
  const [, seed, bitsText, expiresText, signature] = tokenShape.exec(proof?.token ?? '') ?? [];
  if (proof === undefined || seed === undefined || signature === undefined) return undefined;
  const bits = Number(bitsText);
  const expires = Number(expiresText);
  const own = sign(context, seed, bits, expires, subject);
  const isOurs = timingSafeEqual(Buffer.from(own), Buffer.from(signature));
  if (!isOurs || context.now.getTime() >= expires) return undefined;
  return isSolved({ seed, puzzles: PROOF_PUZZLES, bits }, proof.solutions, sha256) ? seed : undefined;
}

function sign(
  { services }: CallContext,
  seed: string,
  bits: number,
  expires: number,
  subject: string,
): string {
  return services.fingerprint('quote-proof', `${seed}.${bits}.${expires}.${subject}`);
}
