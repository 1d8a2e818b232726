import { readJson, withStorage } from '@ayrac/browser/browser-storage.ts';
import type { Client } from '@ayrac/contract/client.ts';
import { readVisitorConsent, type VisitorConsent } from '@ayrac/domain/consent/visitor-consent.ts';

const KEY = 'consent-unsent';
/** Most unsent choices to keep. More changes while the server is unavailable are unlikely. */
const MOST = 10;

/** Queues a choice to be sent. If the browser denies storage, only the record is lost, not the choice. */
export function noteUnsent(consent: VisitorConsent): void {
  write([...read(), consent].slice(-MOST));
}

/**
 * Sends the queued choices, oldest first. Drops those that the server refuses for good. After any other failure the
 * rest is sent on the next page.
 */
export async function sendUnsent(send: Client['recordVisitorConsent']): Promise<void> {
  for (let [consent] = read(); consent !== undefined; [consent] = read()) {
    const { preferences } = consent;
    try {
      await send({ body: { ...consent, version: '1.1', preferences: { ...preferences, necessary: true } } });
    } catch (error) {
      if (!isRefusedForGood(error)) return;
    }
    const sent = consent;
    write(read().filter((waiting) => !isSame(waiting, sent)));
  }
}

/** Whether any choice is queued. */
export function isAnythingUnsent(): boolean {
  return read().length > 0;
}

/** Returns the choices that the server has not recorded yet. */
function read(): VisitorConsent[] {
  const stored = withStorage('localStorage', (storage) => readJson(storage, KEY));
  return (Array.isArray(stored) ? stored : []).flatMap(
    (one) => readVisitorConsent(JSON.stringify(one)) ?? [],
  );
}

function write(consents: readonly VisitorConsent[]): void {
  withStorage('localStorage', (storage) => {
    if (consents.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(consents));
  });
}

function isSame(one: VisitorConsent, other: VisitorConsent): boolean {
  return one.uniqueId === other.uniqueId && one.lastUpdated === other.lastUpdated;
}

function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400;
}
