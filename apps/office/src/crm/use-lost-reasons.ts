import { useQuery } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';

/** Loads the reasons for which a request can be lost, as choices of a field. */
export function useLostReasons() {
  const client = useOfficeClient();
  const { data = [] } = useQuery({
    // The key starts with that of the list of reasons, so that both are refreshed together.
    queryKey: ['lost-reasons', 'choices'],
    queryFn: ({ signal }) => client.listLostReasons(undefined, { signal }),
  });
  return data;
}
