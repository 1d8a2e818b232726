import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHref, useLocale } from '#web/address.ts';
import { loadNotices } from './load-notices.ts';
import { useIsLive } from './use-is-live.ts';

/** The dialog is a place of its own in the history: back closes it, and its address opens it. */
const HASH = '#teklif';

interface Loaded {
  readonly QuoteDialog: typeof import('./quote-dialog.tsx').QuoteDialog;
  readonly notices: Notices;
}

/** The way to a campaign's quote. */
export interface QuoteEntry {
  /** The page of the same form: what the link is before script runs. */
  readonly address: string;
  readonly open: (event: MouseEvent) => void;
  /** Fetches the dialog ahead of the click. */
  readonly prepare: () => void;
  readonly isLoading: boolean;
  readonly wasSent: boolean;
  readonly dialog: ReactNode;
}

/** Opens the quote above the campaign's page; form, rules and notices are fetched when somebody wants them. */
export function useQuoteEntry(campaign: CampaignDetail): QuoteEntry {
  const address = useHref()('quote', campaign.slug);
  const locale = useLocale();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const [loaded, setLoaded] = useState<Loaded>();
  const [wasSent, setWasSent] = useState(false);
  // The server knows no hash: the first render in the browser must not, either.
  const isWanted = useIsLive() && hash === HASH;

  const load = useCallback(async (): Promise<Loaded> => {
    const [{ QuoteDialog }, notices] = await Promise.all([import('./quote-dialog.tsx'), loadNotices(locale)]);
    return { QuoteDialog, notices };
  }, [locale]);

  useEffect(() => {
    // Without the dialog there is still the page.
    if (isWanted && loaded === undefined) load().then(setLoaded, () => location.assign(address));
  }, [isWanted, loaded, load, address]);

  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ hash: HASH }, { state: { opened: true }, preventScrollReset: true });
  };
  const close = () => {
    const wasOpenedHere = typeof state === 'object' && state !== null && 'opened' in state;
    if (wasOpenedHere) navigate(-1);
    else navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };

  return {
    address,
    open,
    prepare: () => void load().catch(() => undefined),
    isLoading: isWanted && loaded === undefined,
    wasSent,
    dialog: loaded && (
      <loaded.QuoteDialog
        key={campaign.id}
        campaign={campaign}
        notices={loaded.notices}
        open={isWanted}
        onClose={close}
        onSent={() => setWasSent(true)}
      />
    ),
  };
}
