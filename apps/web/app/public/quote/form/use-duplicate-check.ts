import { useClient } from '@ayrac/browser/calls/client.ts';
import { emailKey, parseEmail } from '@ayrac/domain/account/identity.ts';
import { useCallback, useEffect, useState } from 'react';

/** Debounce of the e-mail field before the server is asked, in milliseconds. */
const QUIET_MS = 600;

/**
 * Checks whether the typed e-mail address has already requested the campaign: while typing, and again before sending.
 */
export function useDuplicateCheck(campaignId: string, typed: string) {
  const client = useClient();
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({});
  const email = parseEmail(typed);
  const key = email.kind === 'ok' && campaignId !== '' ? emailKey(email.value) : undefined;
  const known = key === undefined ? undefined : answers[`${campaignId} ${key}`];

  const note = useCallback(
    (about: string, isDuplicate: boolean) => {
      setAnswers((all) => ({ ...all, [`${campaignId} ${emailKey(about)}`]: isDuplicate }));
    },
    [campaignId],
  );

  /** Failures are ignored: the server decides when the request arrives. */
  const ask = useCallback(
    async (about: string, signal?: AbortSignal): Promise<boolean> => {
      const options = signal === undefined ? {} : { signal };
      try {
        const { isDuplicate } = await client.checkDuplicate({ query: { email: about, campaignId } }, options);
        note(about, isDuplicate);
        return isDuplicate;
      } catch {
        return false;
      }
    },
    [client, campaignId, note],
  );

  useEffect(() => {
    if (key === undefined || known !== undefined) return;
    const changed = new AbortController();
    const timer = setTimeout(() => void ask(key, changed.signal), QUIET_MS);
    return () => {
      clearTimeout(timer);
      changed.abort();
    };
  }, [key, known, ask]);

  return { isDuplicate: known === true, known, ask, note };
}
