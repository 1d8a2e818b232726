import { useClient } from '@ayrac/browser/calls/client.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';
import { type MouseEvent, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useRelation } from '#web/follow/relations.ts';
import { useHref } from '#web/page/address.ts';
import { useHashDialog } from '#web/page/history/use-hash-dialog.ts';

interface Loaded {
  readonly QuoteDialog: typeof import('./dialog/quote-dialog.tsx').QuoteDialog;
  readonly notices: Notices;
}

/** Entry to a campaign's quote. */
export interface QuoteEntry {
  /** Address of the form's own page, which the link leads to without script. */
  readonly address: string;
  readonly open: (event: MouseEvent) => void;
  /** Loads the dialog ahead of a click. */
  readonly prepare: () => void;
  readonly isLoading: boolean;
  /** Whether the visitor has requested the campaign in this visit. */
  readonly wasSent: boolean;
  /** Whether the member has an open request for the campaign. */
  readonly isHeld: boolean;
  readonly dialog: ReactNode;
}

/** Opens the quote dialog over the campaign's page. Form, rules and notices are loaded on demand. */
export function useQuoteEntry(campaign: CampaignDetail): QuoteEntry {
  const address = useHref()('quote', campaign.slug);
  const locale = useLocale();
  const client = useClient();
  const [loaded, setLoaded] = useState<Loaded>();
  const wasSent = useRelation(`sent:${campaign.id}`);
  const isHeld = useRelation(`requested:${campaign.id}`);
  const { isOpen, open } = useHashDialog('#teklif');

  const load = useCallback(async (): Promise<Loaded> => {
    const [{ QuoteDialog }, { loadNotices }] = await Promise.all([
      import('./dialog/quote-dialog.tsx'),
      import('./load-notices.ts'),
      loadScreenPhrases('quote', locale),
      loadScreenPhrases('quoteOutcome', locale),
      loadScreenPhrases('fieldErrors', locale),
    ]);
    return { QuoteDialog, notices: await loadNotices(client) };
  }, [client, locale]);

  useEffect(() => {
    // If the dialog cannot be loaded, opens the form's own page.
    if (isOpen && loaded === undefined) load().then(setLoaded, () => location.assign(address));
  }, [isOpen, loaded, load, address]);

  return {
    address,
    open,
    prepare: () => void load().catch(() => undefined),
    isLoading: isOpen && loaded === undefined,
    wasSent,
    isHeld,
    dialog: loaded && (
      <Suspense>
        <loaded.QuoteDialog key={campaign.id} campaign={campaign} notices={loaded.notices} open={isOpen} />
      </Suspense>
    ),
  };
}
