import { useClient } from '@ayrac/browser/calls/client.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Attention } from '@ayrac/domain/campaign/attention.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useEffect, useState } from 'react';

/** How many people view the campaign and are interested in it, if the numbers are large enough to be shown. */
export function CampaignAttention({ campaignId }: { readonly campaignId: string }) {
  const visit = useScreenPhrases('visit');
  const locale = useLocale();
  const attention = useAttention(campaignId);
  const counts = (['views', 'interested'] as const).flatMap((name) => {
    const count = attention?.[name] ?? null;
    return count === null ? [] : [visit[name]({ count, shown: formatCount(count, locale) })];
  });
  if (counts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {counts.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Reports the visit once the page is visible, and returns the figures of the response. */
function useAttention(campaignId: string): Attention | undefined {
  const client = useClient();
  const [attention, setAttention] = useState<Attention>();

  useEffect(() => {
    let isReported = false;
    const left = new AbortController();
    const report = () => {
      if (isReported || isUnseen()) return;
      isReported = true;
      client
        .reportView({ body: { campaignId } }, { signal: left.signal })
        .then(setAttention)
        // The page works without the figures.
        .catch(() => undefined);
    };
    report();
    const listening = { signal: left.signal };
    document.addEventListener('visibilitychange', report, listening);
    document.addEventListener('prerenderingchange', report, listening);
    return () => left.abort();
  }, [client, campaignId]);

  return attention;
}

/** Whether the page was opened in the background or is being prerendered. */
function isUnseen(): boolean {
  return (
    document.visibilityState !== 'visible' || ('prerendering' in document && document.prerendering === true)
  );
}
