import type { ImportDetail } from '@ayrac/contract/office/imports.ts';
import { isUnderWay } from '@ayrac/domain/import/import-state.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useToast } from '#office/screen/toasts.tsx';

const EVERY_MS = 1_000;

/** What can be asked of an import. */
export type ImportAction = 'check' | 'run' | 'pause' | 'resume' | 'cancel' | 'undo';

/** Loads an import, polls it while the server is processing it, and provides its actions. */
export function useImport(id: string) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { showFailure } = useToast();
  const [pending, setPending] = useState<ImportAction | null>(null);
  const queryKey = ['import', id];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.getImport({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? EVERY_MS : false),
  });
  /** Resolves with whether the action succeeded. */
  const attempt = async (action: ImportAction, run: () => Promise<ImportDetail>): Promise<boolean> => {
    setPending(action);
    try {
      queries.setQueryData(queryKey, await run());
      return true;
    } catch (error) {
      showFailure(error);
      await queries.invalidateQueries({ queryKey });
      return false;
    } finally {
      setPending(null);
      await queries.invalidateQueries({ queryKey: ['import-runs'] });
    }
  };
  return {
    answer,
    /** The action whose response is awaited. */
    pending,
    check: (body: Parameters<typeof client.checkImport>[0]['body']) =>
      attempt('check', () => client.checkImport({ params: { id }, body })),
    move: (action: Exclude<ImportAction, 'check'>) =>
      attempt(action, () => client.moveImport({ params: { id, action } })),
  };
}
