import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Executor } from '#server/db/database.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import { seal, unseal } from '#server/guards/sealed.ts';
import { recoveryCode, secondFactor } from './table.ts';

const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
// Without letters and digits that look alike.
const RECOVERY_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

/** Returns a new secret for an authenticator, in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the URI that an authenticator reads from a QR code. */
export function authenticatorUri(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** Returns the code that an authenticator shows at an instant. */
export function authenticatorCode(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

/** Returns the time step of a code that is valid now, one step earlier or one later; null for any other text. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const away = totpOf(secret).validate({ token: code.replaceAll(' ', ''), timestamp, window: 1 });
  return away === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + away;
}

/** Stores the confirmed secret of an account, encrypted, replacing a former one. */
export async function storeSecondFactor(
  tx: Executor,
  accountId: string,
  secret: string,
  confirmedAt: Date,
): Promise<void> {
  const values = { sealedSecret: await seal(tx, secret, accountId), confirmedAt, lastStep: null };
  await tx
    .insert(secondFactor)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: secondFactor.accountId, set: values });
}

/** Removes the second factor of an account with its recovery codes. */
export async function deleteSecondFactor(tx: Executor, accountId: string): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  await tx.delete(secondFactor).where(eq(secondFactor.accountId, accountId));
}

/** Finds the second factor of an account with the decrypted secret; undefined when there is none. */
export async function findSecondFactor(db: Executor, accountId: string) {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, accountId));
  if (row === undefined) return undefined;
  const { sealedSecret, ...rest } = row;
  return { ...rest, secret: await unseal(db, sealedSecret, accountId) };
}

/**
 * Uses a code of the authenticator, or a recovery code, of an account with a second factor. Each code works once, even
 * for concurrent calls.
 */
export async function takeSecondFactorCode(
  tx: Executor,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const factor = await findSecondFactor(tx, accountId);
  if (factor === undefined) return false;
  const step = stepOfCode(factor.secret, code, now);
  return step === null ? takeRecoveryCode(tx, accountId, code, now) : takeStep(tx, accountId, step);
}

/** Replaces all recovery codes and returns the new ones, which are shown only this once. */
export async function renewRecoveryCodes(tx: Executor, accountId: string): Promise<string[]> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.insert(recoveryCode).values(codes.map((code) => ({ accountId, codeHash: hashOfCode(code) })));
  return codes;
}

/** Marks a time step as used. Returns false when it or a later one was used before. */
export async function takeStep(tx: Executor, accountId: string, step: number): Promise<boolean> {
  const isUnused = or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step));
  const taken = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.accountId, accountId), isUnused))
    .returning({ accountId: secondFactor.accountId });
  return taken.length > 0;
}

async function takeRecoveryCode(tx: Executor, accountId: string, code: string, now: Date): Promise<boolean> {
  const isThisOne = and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, hashOfCode(code)));
  const taken = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(isThisOne, isNull(recoveryCode.usedAt)))
    .returning({ accountId: recoveryCode.accountId });
  return taken.length > 0;
}

function totpOf(secret: string, username = ''): TOTP {
  return new TOTP({
    issuer: 'Ayraç',
    label: username,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** Returns ten characters in two groups, about fifty bits. */
function newRecoveryCode(): string {
  const signs = Array.from(
    randomBytes(RECOVERY_LENGTH),
    (byte) => RECOVERY_SIGNS[byte % RECOVERY_SIGNS.length],
  );
  return `${signs.slice(0, RECOVERY_LENGTH / 2).join('')}-${signs.slice(RECOVERY_LENGTH / 2).join('')}`;
}

/** Hashes a code regardless of case, spaces and dashes. */
function hashOfCode(code: string): string {
  return hashOfToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
