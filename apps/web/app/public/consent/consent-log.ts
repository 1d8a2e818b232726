import type { Client } from '@ayrac/contract/client.ts';
import { readVisitorConsent, type VisitorConsent } from '@ayrac/domain/consent/visitor-consent.ts';

const KEY = 'consent-unsent';
/** Nobody changes a choice more often while the server is away. */
const MOST = 10;

/** Where choices wait that the server has not written down yet. */
type Waiting = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notes a choice to be sent; a browser that refuses storage loses the proof, not the choice. */
export function noteUnsent(storage: Waiting, consent: VisitorConsent): void {
  write(storage, [...read(storage), consent].slice(-MOST));
}

/**
 * Sends what waits, oldest first. What the server refuses for good is dropped; at any other failure the rest waits
 * for the next page.
 */
export async function sendUnsent(storage: Waiting, send: Client['recordVisitorConsent']): Promise<void> {
  for (let [consent] = read(storage); consent !== undefined; [consent] = read(storage)) {
    const { preferences } = consent;
    try {
      await send({ body: { ...consent, version: '1.1', preferences: { ...preferences, necessary: true } } });
    } catch (error) {
      if (!isRefusedForGood(error)) return;
    }
    const sent = consent;
    write(
      storage,
      read(storage).filter((waiting) => !isSame(waiting, sent)),
    );
  }
}

/** Whether anything waits. */
export function isAnythingUnsent(storage: Waiting): boolean {
  return read(storage).length > 0;
}

function read(storage: Waiting): VisitorConsent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return (Array.isArray(kept) ? kept : []).flatMap((one) => readVisitorConsent(JSON.stringify(one)) ?? []);
  } catch {
    return [];
  }
}

function write(storage: Waiting, consents: readonly VisitorConsent[]): void {
  try {
    if (consents.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(consents));
  } catch {
    return;
  }
}

function isSame(one: VisitorConsent, other: VisitorConsent): boolean {
  return one.uniqueId === other.uniqueId && one.lastUpdated === other.lastUpdated;
}

function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400;
}
