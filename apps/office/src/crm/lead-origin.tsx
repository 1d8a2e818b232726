import { FactsTable } from '@ayrac/kit/facts-table.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Story } from './story.ts';

/** Origin of a request and the offer at that time. */
export function LeadOrigin({ story: { context, preference } }: { readonly story: Story }) {
  const { context: words } = useOfficePhrases().leads;
  const parameters = Object.entries(context?.parameters ?? {}).map(([label, value]) => ({ label, value }));
  const known = [
    { label: words.preference, value: preference.time === null ? null : words.times[preference.time] },
    { label: words.terms, value: context === null ? null : String(context.terms.title ?? '') },
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
