import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';

/** Polling intervals while the server works on an edition, in milliseconds. */
const pauses = { sending: 1_500, scheduled: 5_000 } as const;

/** Loads an edition, polls it while it is scheduled or being sent, and provides its actions. */
export function useEdition(id: string) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { send: words } = useOfficePhrases().editions.page;
  const { show, showFailure } = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const answer = useQuery({
    queryKey: ['edition', id],
    queryFn: ({ signal }) => client.openEdition({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'sending' || data?.state === 'scheduled' ? pauses[data.state] : false,
  });
  const take = useCallback(
    (edition: EditionDetail) => queries.setQueryData(['edition', id], edition),
    [queries, id],
  );

  /** Performs an action and reports its outcome. Resolves with the server's reply, or undefined if it was refused. */
  const attempt = async <Result>(name: string, run: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(name);
    try {
      return await run();
    } catch (error) {
      if ('campaignIds' in readProblem(error).fields) show({ tone: 'error', text: words.nothingThen });
      else showFailure(error);
      await queries.invalidateQueries({ queryKey: ['edition', id] });
      return undefined;
    } finally {
      setBusy(null);
    }
  };
  const move = (action: 'unschedule' | 'stop' | 'resume' | 'cancel') =>
    attempt(action, async () => take(await client.moveEdition({ params: { id }, body: { action } })));
  return {
    answer,
    busy,
    take,
    move,
    send: (version: number, at: string | null) =>
      attempt(at === null ? 'send' : 'schedule', async () =>
        take(await client.sendEdition({ params: { id }, body: { version, at } })),
      ),
    duplicate: () => attempt('duplicate', () => client.duplicateEdition({ params: { id } })),
  };
}

/** An edition with its actions. */
export type EditionAtWork = ReturnType<typeof useEdition>;
