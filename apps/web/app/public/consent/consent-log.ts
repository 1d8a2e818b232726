import type { Client } from '@ayrac/contract/client.ts';
import { readVisitorConsent, type VisitorConsent } from '@ayrac/domain/consent/visitor-consent.ts';

const KEY = 'consent-unsent';
/** Most unsent choices to keep. More changes while the server is unavailable are unlikely. */
const MOST = 10;

/** Storage of choices that the server has not recorded yet. */
type Waiting = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Queues a choice to be sent. If the browser denies storage, only the record is lost, not the choice. */
export function noteUnsent(storage: Waiting, consent: VisitorConsent): void {
  write(storage, [...read(storage), consent].slice(-MOST));
}

/**
 * Sends the queued choices, oldest first. Drops those that the server refuses for good. After any other failure the
 * rest is sent on the next page.
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

/** Whether any choice is queued. */
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
