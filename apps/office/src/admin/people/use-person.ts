import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useOfficeClient } from '#office/client/client.ts';

/** Loads a person with an account. */
export function usePerson(id: string) {
  const client = useOfficeClient();
  return useQuery({
    queryKey: ['person', id, 'head'],
    queryFn: ({ signal }) => client.getPerson({ params: { id } }, { signal }),
  });
}

/** Returns a function that invalidates all data about people after an action on one of them. */
export function useRefreshPeople() {
  const client = useQueryClient();
  return useCallback(async () => {
    const keys = ['person', 'users', 'customers', 'audit', 'data-requests'];
    await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
  }, [client]);
}

/**
 * Returns a function that says that a person was erased. Their data is dropped when their page is left: until then, the
 * page would ask for it again, in vain.
 */
export function useForgetOnLeaving(id: string) {
  const client = useQueryClient();
  const refresh = useRefreshPeople();
  const isErased = useRef(false);
  useEffect(
    () => () => {
      if (!isErased.current) return;
      client.removeQueries({ queryKey: ['person', id] });
      refresh();
    },
    [client, id, refresh],
  );
  return useCallback(() => {
    isErased.current = true;
  }, []);
}
