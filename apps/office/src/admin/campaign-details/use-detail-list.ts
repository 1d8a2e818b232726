import { useOfficeClient } from '#office/client/client.ts';
import { usePages } from '#office/paged/use-pages.ts';
import { type ListState, listAddress } from '#office/resource/address.ts';
import { listQuery } from '#office/resource/list/use-list.ts';
import { useResource } from '#office/resource/resource-context.tsx';

/** Campaigns per request. */
const PAGE = 100;

/** Loads the matching campaigns with the values of their cells, page by page. */
export function useDetailList(state: ListState) {
  const client = useOfficeClient();
  const { shape } = useResource().declaration;
  const query = listAddress(shape, state).toString();
  const { answer, items, total } = usePages([shape.name, 'details', state.sort, query], (cursor, signal) =>
    client.listCampaignDetails(
      {
        query: { ...listQuery(new URLSearchParams(query)), sort: state.sort, limit: PAGE, cursor } as object,
      },
      { signal },
    ),
  );
  return { answer, rows: items, total, query };
}
