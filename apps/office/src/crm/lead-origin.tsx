import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDate, formatMoney } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { FactsTable } from '@ayrac/kit/facts-table.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Story } from './story.ts';

/** Origin of a request and the offer at that time. */
export function LeadOrigin({ story: { context } }: { readonly story: Story }) {
  const { context: words } = useOfficePhrases().leads;
  const locale = useLocale();
  const parameters = Object.entries(context?.parameters ?? {}).map(([label, value]) => ({ label, value }));
  const known = [
    { label: words.terms, value: context && offerIn(context.terms, locale) },
    {
      label: words.endAt,
      value: context?.terms.endAt ? formatDate(String(context.terms.endAt), locale) : null,
    },
    { label: words.page, value: context?.page ?? null },
    { label: words.referrer, value: context?.referrer ?? null },
    { label: words.device, value: context?.device ? words.devices[context.device] : null },
    ...parameters,
  ].flatMap(({ label, value }) => (value === null || value === '' ? [] : [{ label, value }]));
  if (known.length === 0) return null;
  return (
    <section className="lead-part">
      <h3>{words.title}</h3>
      <FactsTable caption={words.title} captionHidden facts={known} />
    </section>
  );
}

/** Title, discount and price of the campaign when the request was sent. */
function offerIn(terms: NonNullable<Story['context']>['terms'], locale: Locale): string {
  const price = terms.campaignPrice ?? terms.listPrice ?? null;
  const parts = [terms.title, terms.discount, price === null ? null : formatMoney(price, locale)];
  return parts.filter((part) => part != null && part !== '').join(' · ');
}
