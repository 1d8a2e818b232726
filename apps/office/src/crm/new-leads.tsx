import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Page } from '#office/client/calls.ts';
import type { Row } from '#office/client/row.ts';
import { noticesKey } from '#office/notices/use-notices.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRefresh } from '#office/resource/list/use-list.ts';
import { useResource } from '#office/resource/resource-context.tsx';
import { usePageState } from '#office/resource/use-page-state.ts';
import { leavesOut, useOwnBrandId } from './own-brand.ts';
import { redFiguresKey } from './red-figures.tsx';
import { type LeadNews, useLeadNews } from './use-lead-news.ts';

type Pages = InfiniteData<Page<Row>>;

/**
 * Shows new requests automatically while no row is in use. Otherwise their number floats over the list's title, so
 * that no row moves. Changed rows are updated in place.
 */
export function NewLeads({ isHeld }: { readonly isHeld: boolean }) {
  const { calls } = useResource();
  const { leads } = useOfficePhrases();
  const locale = useLocale();
  const client = useQueryClient();
  const refresh = useRefresh();
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const [mayHaveMissed, setMayHaveMissed] = useState(false);
  const [state] = usePageState();
  const isNarrowed = leavesOut(state, useOwnBrandId());

  const show = () => {
    setArrived([]);
    setMayHaveMissed(false);
    return refresh();
  };
  const change = async (id: string) => {
    const row = await calls.get({ params: { id } }).catch(() => undefined);
    if (row === undefined) return;
    client.setQueryData(['leads', 'one', id], row);
    client.setQueriesData<Pages>({ queryKey: ['leads', 'list'] }, (known) => withRow(known, row));
  };
  const hear = (news: readonly LeadNews[]) => {
    const idsOf = (newsKind: LeadNews['kind']) =>
      news.flatMap(({ kind, id }) => (kind === newsKind ? [id] : []));
    const [came, changed] = [idsOf('new'), new Set(idsOf('changed'))];
    if (changed.size > 0) {
      client.invalidateQueries({ queryKey: ['leads', 'story'] });
      client.invalidateQueries({ queryKey: noticesKey });
      client.invalidateQueries({ queryKey: redFiguresKey });
    }
    for (const id of changed) if (isKnown(client, id)) change(id);
    if (came.length === 0) return;
    if (isHeld) setArrived((now) => [...now, ...came]);
    else show();
  };
  useLeadNews(hear, () => (isHeld ? setMayHaveMissed(true) : show()));
  const catchUp = useEffectEvent(() => {
    if (mayHaveMissed) show();
  });
  useEffect(() => {
    if (!isHeld) catchUp();
  }, [isHeld]);

  if (arrived.length === 0) return null;
  // The events do not say which filters a new request matches.
  const words = isNarrowed ? leads.arrivedBeyond : leads.arrived;
  return (
    <div className="lead-arrived">
      <Notice
        tone="info"
        live
        actions={
          <Button size="small" variant="secondary" onClick={show}>
            {leads.showArrived}
          </Button>
        }
      >
        {words({ count: formatCount(arrived.length, locale) })}
      </Notice>
    </div>
  );
}

/** Whether a row of the lead is or was shown. Others are not fetched. */
function isKnown(client: QueryClient, id: string): boolean {
  const lists = client.getQueriesData<Pages>({ queryKey: ['leads', 'list'] });
  return (
    client.getQueryData(['leads', 'one', id]) !== undefined ||
    lists.some(([, known]) => known?.pages?.some(({ items }) => items.some((one) => one.id === id)))
  );
}

function withRow(known: Pages | undefined, row: Row): Pages | undefined {
  // Other lists are not paged.
  if (known?.pages === undefined) return known;
  const pages = known.pages.map((page) => ({
    ...page,
    items: page.items.map((one) => (one.id === row.id ? row : one)),
  }));
  return { ...known, pages };
}
