import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { ApiProblem } from '@ayrac/contract/client.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';

interface Publishing {
  readonly from: string;
  /** Sends the change. Resolves with the id by which it can be undone. */
  readonly send: () => Promise<{ readonly change: string }>;
  readonly onDone: () => void;
  /** Called with the current values if another person has published first. */
  readonly onConflict: (current: unknown) => void;
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
}

/** Publishes a change of loan values, reports the outcome, and offers to undo it. */
export function usePublish() {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  const calls = useOfficeClient();
  const client = useQueryClient();
  const { show, showFailure } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['loans'] });

  const publish = async ({ from, send, onDone, onConflict, onRefused }: Publishing) => {
    setIsBusy(true);
    try {
      const { change } = await send();
      onDone();
      const undo = async () => {
        await calls.undoLoanChange({ params: { change } });
        await refresh();
      };
      show({ text: loans.saved({ date: formatDate(from, locale) }), undo });
      await refresh();
    } catch (error) {
      const { code, fields } = readProblem(error);
      if (code === 'record-changed' && error instanceof ApiProblem) onConflict(error.current);
      else {
        onRefused(fields);
        showFailure(error, { areFieldsMarked: true });
      }
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, publish };
}
