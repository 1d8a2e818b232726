import { useLocale } from '@ayrac/browser/locale.ts';
import type { LeadNotice } from '@ayrac/contract/office/lead-notices.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Reason of a notice, its request, and since when. */
export function NoticeLine({ notice: { kind, campaign, nextAction, at } }: { readonly notice: LeadNotice }) {
  const { notices: words } = useOfficePhrases().leads;
  const locale = useLocale();
  return (
    <span>
      {kind === 'plan' && nextAction !== null ? nextAction : words.kinds[kind]}
      {' · '}
      {campaign}
      {' · '}
      <time dateTime={at}>{formatDateTime(at, locale)}</time>
    </span>
  );
}
