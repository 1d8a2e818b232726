import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ColumnChoice } from '#office/client/calls.ts';
import { useSharedCalls } from '#office/client/client.ts';
import { useToast } from '#office/screen/toasts.tsx';

const queryKey = ['column-choices'];
const none: readonly string[] = [];

/**
 * Returns the columns that the user hides in a list, and a function that hides or shows one. `rarely` are those that are
 * hidden until the user chooses.
 */
export function useHiddenColumns(resource: string, rarely = none) {
  const calls = useSharedCalls();
  const client = useQueryClient();
  const { showFailure } = useToast();
  const { data: choices } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.listColumnChoices({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The query reports a change in a later task, but a checkbox has to follow its click at once.
  const [chosen, setChosen] = useState<ColumnChoice | null>(null);
  const stored = choices?.find((choice) => choice.resource === resource)?.hidden ?? rarely;
  const hidden = chosen?.resource === resource ? chosen.hidden : stored;

  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: (next: readonly string[]) => calls.chooseColumns({ body: { resource, hidden: next } }),
    // One after the other, so that the last choice is the one that is stored.
    scope: { id: 'column-choices' },
    onMutate: async (next) => {
      client.setQueryData<readonly ColumnChoice[]>(queryKey, (known = []) => [
        ...known.filter((choice) => choice.resource !== resource),
        { resource, hidden: next },
      ]);
      await client.cancelQueries({ queryKey });
    },
    onError: (error) => showFailure(error),
    // The stored choices replace the shown ones unless a later choice is on its way.
    onSettled: async () => {
      const isLast = () => client.isMutating({ mutationKey: queryKey }) === 1;
      if (isLast()) await client.invalidateQueries({ queryKey });
      if (isLast()) setChosen(null);
    },
  });

  const toggle = useCallback(
    (name: string) => {
      const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name];
      setChosen({ resource, hidden: next });
      mutate(next);
    },
    [hidden, mutate, resource],
  );
  return { hidden, toggle };
}
