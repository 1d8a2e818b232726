import { useLocale } from '@ayrac/browser/locale.ts';
import type { RequestShare } from '@ayrac/contract/office/dashboard.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ShareTable } from '#office/chart/share-table.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface SharesProps {
  readonly shares: readonly RequestShare[];
  readonly caption: string;
  /** Heading of the first column. */
  readonly head: string;
  readonly isVerbatim?: boolean;
}

/** Brands or categories with the most requests. */
export function Shares({ shares, caption, head, isVerbatim }: SharesProps) {
  const { dashboard: words } = useOfficePhrases();
  const locale = useLocale();
  if (shares.length === 0) return <p className="panel-empty">{words.noRequests}</p>;
  return (
    <ShareTable
      caption={caption}
      isVerbatim={isVerbatim}
      heads={[head, words.shareHeads.requests]}
      shares={shares.map(({ requests, ...who }) => ({ ...who, value: requests }))}
      format={(value) => formatCount(value, locale)}
    />
  );
}
