import { useLocale } from '@ayrac/browser/locale.ts';
import {
  exactDecimals,
  formatCount,
  formatDate,
  formatMoney,
  formatPercent,
} from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Story } from './story.ts';

/** Origin of a request and the offer at that time. */
export function LeadOrigin({ story: { context } }: { readonly story: Story }) {
  const { leads, loans } = useOfficePhrases();
  const { context: words } = leads;
  const locale = useLocale();
  const parameters = Object.entries(context?.parameters ?? {}).map(([label, value]) => ({ label, value }));
  const months = (count: number) => loans.offers.term({ months: formatCount(count, locale) });
  const figures = Object.entries(figureFormats(locale, months)).map(([name, format]) => {
    const value = context?.terms[name];
    const label = words.figures[name as keyof typeof words.figures];
    return { label, value: typeof value === 'number' ? format(value) : null };
  });
  const known = [
    { label: words.terms, value: context && offerIn(context.terms, locale) },
    {
      label: words.endAt,
      value: context?.terms.endAt ? formatDate(String(context.terms.endAt), locale) : null,
    },
    ...figures,
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

/** Returns how the figures of an offer are written. */
function figureFormats(locale: Locale, months: (count: number) => string) {
  const money = (sum: number) => formatMoney(sum, locale);
  return {
    monthlyPayment: money,
    term: months,
    downPayment: money,
    interestRate: (rate: number) => formatPercent(rate, locale, { decimals: exactDecimals(rate, 2) }),
    installment: (count: number) => formatCount(count, locale),
    minimumPurchase: money,
  };
}
