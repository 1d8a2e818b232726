import { useClient } from '@ayrac/browser/calls/client.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Attention } from '@ayrac/domain/campaign/attention.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useEffect, useState } from 'react';

/** How many look at a campaign and care for it, as far as the figures are large enough to tell something. */
export function CampaignAttention({ campaignId }: { readonly campaignId: string }) {
  const visit = useScreenPhrases('visit');
  const locale = useLocale();
  const attention = useAttention(campaignId);
  const said = (['views', 'interested'] as const).flatMap((name) => {
    const count = attention?.[name] ?? null;
    return count === null ? [] : [visit[name]({ count, shown: formatCount(count, locale) })];
  });
  if (said.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Tells the visit once somebody sees the page, and hears how many others do. */
function useAttention(campaignId: string): Attention | undefined {
  const client = useClient();
  const [attention, setAttention] = useState<Attention>();

  useEffect(() => {
    let isTold = false;
    const left = new AbortController();
    const tell = () => {
      if (isTold || isUnseen()) return;
      isTold = true;
      client
        .tellView({ body: { campaignId } }, { signal: left.signal })
        .then(setAttention)
        // The page lacks nothing without its figures.
        .catch(() => undefined);
    };
    tell();
    const listening = { signal: left.signal };
    document.addEventListener('visibilitychange', tell, listening);
    document.addEventListener('prerenderingchange', tell, listening);
    return () => left.abort();
  }, [client, campaignId]);

  return attention;
}

/** A page that was opened in the background, or made ahead of its visitor. */
function isUnseen(): boolean {
  return (
    document.visibilityState !== 'visible' || ('prerendering' in document && document.prerendering === true)
  );
}
