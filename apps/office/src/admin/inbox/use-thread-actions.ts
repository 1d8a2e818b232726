import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { ApiProblem } from '@ayrac/contract/client.ts';
import type { InboxThread, ReportedCampaign } from '@ayrac/contract/office/inbox.ts';
import { useCallback, useMemo, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { answerThread, changeThread } from './change-thread.ts';
import { useKeepThread } from './use-inbox.ts';

/** Actions on a thread. Each reports its outcome. After a conflict the current thread is shown. */
export function useThreadActions() {
  const { inbox } = useOfficePhrases();
  const calls = useOfficeClient();
  const keep = useKeepThread();
  const { show, showFailure } = useToast();
  const [conflict, setConflict] = useState<string | null>(null);

  /** Resolves with the errors of refused fields, or undefined on success. */
  const attempt = useCallback(
    async (run: () => Promise<unknown>): Promise<Readonly<Record<string, string>> | undefined> => {
      try {
        await run();
        setConflict(null);
        return undefined;
      } catch (error) {
        const { code, fields } = readProblem(error);
        if (code === 'record-changed' && error instanceof ApiProblem) {
          // If it is the campaign that changed, the thread has already been loaded again.
          const current = error.current as Partial<InboxThread>;
          if (isThread(current)) {
            await keep(current);
            setConflict(current.id);
            return fields;
          }
        }
        showFailure(error, { areFieldsMarked: true });
        return fields;
      }
    },
    [keep, showFailure],
  );

  return useMemo(() => {
    return {
      conflict,
      /**
       * Marks a thread as read when it is opened. A conflict is ignored, because another person may have read it at the
       * same time.
       */
      read: async (thread: InboxThread) => {
        await changeThread(calls, thread, { state: 'read' }).then(
          (done) => keep(done.thread),
          () => undefined,
        );
      },
      answer: (thread: InboxThread, text: string, entryIds: readonly string[]) =>
        attempt(async () => {
          await keep(await answerThread(calls, thread, { text, entryIds: [...entryIds] }));
          show({ text: inbox.write.sent });
        }),
      note: ({ id }: InboxThread, text: string) =>
        attempt(async () => {
          await keep(await calls.noteInboxThread({ params: { id }, body: { text } }));
          show({ text: inbox.write.noteSaved });
        }),
      /** Withdraws the reported campaign from the site. Can be undone like any other change of its state. */
      withdraw: ({ id: threadId }: InboxThread, { id, version }: ReportedCampaign) =>
        attempt(async () => {
          const params = { id };
          const again = async () => keep(await calls.getInboxThread({ params: { id: threadId } }));
          const moved = await calls
            .moveCampaign({ params, body: { version, action: 'withdraw' } })
            .finally(again);
          const { change: made } = moved;
          const undo = async () => {
            if (made !== null) await calls.undoCampaignChange({ params, body: { change: made } });
            await again();
          };
          show({ text: inbox.campaign.withdrawn, undo });
        }),
      check: ({ id }: InboxThread) =>
        attempt(async () => {
          await keep(await calls.checkReportedCampaign({ params: { id } }));
          show({ text: inbox.campaign.done });
        }),
    };
  }, [attempt, calls, conflict, inbox, keep, show]);
}

function isThread(current: Partial<InboxThread>): current is InboxThread {
  return current.id !== undefined && current.entries !== undefined;
}

export type ThreadActions = ReturnType<typeof useThreadActions>;
