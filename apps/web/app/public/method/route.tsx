import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { type ReferenceFigure, referenceFigures } from '@ayrac/domain/loan/reference-figures.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import { Container } from '@ayrac/kit/container.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { useHref } from '#web/page/address.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { PageTrail } from '#web/public/page-trail.tsx';
import type { Route } from './+types/route.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

/** Computes the reference figures with the functions that compute a visitor's loan. */
export function loader() {
  return { figures: referenceFigures() };
}

export default function HowWeCalculate({ loaderData: { figures } }: Route.ComponentProps) {
  const { list } = usePhrases();
  const method = useScreenPhrases('method');
  const href = useHref();
  return (
    <Container className="grid gap-10 pt-4 pb-16">
      <PageHead title={method.title} description={method.description} />
      <div className="grid gap-4">
        <PageTrail steps={[{ label: list.home, to: href('home') }, { label: method.title }]} />
        <SectionHeading level={1} title={method.title} lede={method.lede} />
      </div>
      <section className="grid gap-5" aria-labelledby="method-rules">
        <SectionHeading id="method-rules" title={method.rulesHeading} />
        <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {method.rules.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-strong">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Comparison figures={figures} />
    </Container>
  );
}

function Comparison({ figures }: { readonly figures: readonly ReferenceFigure[] }) {
  const method = useScreenPhrases('method');
  const { columns } = method;
  const agreeing = figures.filter(({ agrees }) => agrees).length;
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="method-figures">
      <SectionHeading
        id="method-figures"
        title={method.figuresHeading}
        lede={method.figuresLede({ agreeing, all: figures.length })}
      />
      <DataTable
        caption={method.caption}
        captionHidden
        stacked
        columns={[
          { key: 'loan', label: columns.loan },
          { key: 'expected', label: columns.expected, number: true },
          { key: 'computed', label: columns.computed, number: true },
        ]}
        rows={figures.map((figure, place) => ({
          key: String(place),
          cells: {
            loan: (
              <>
                <Measure figure={figure} />
                <ReferenceLoan loan={figure.loan} />
              </>
            ),
            expected: <Value figure={figure} value={figure.expected} />,
            computed: <Value figure={figure} value={figure.computed} />,
          },
        }))}
      />
    </section>
  );
}

function ReferenceLoan({ loan: { amount, rate, term, isTaxed, fee } }: Pick<ReferenceFigure, 'loan'>) {
  const method = useScreenPhrases('method');
  const locale = useLocale();
  const money = (value: number) => formatMoney(value, locale, { trimWhole: true });
  return method.loan({
    amount: money(amount),
    rate: formatPercent(rate, locale),
    months: term,
    isTaxed,
    fee: fee === 0 ? null : money(fee),
  });
}

/** A value with the precision of its source. Some sources only give whole TL. */
function Value({ figure, value }: { readonly figure: ReferenceFigure; readonly value: number }) {
  const locale = useLocale();
  const { measure, decimals } = figure;
  if (measure === 'taxed-rate' || measure === 'yearly-cost')
    return formatPercent(value, locale, { decimals });
  return decimals === 0
    ? formatMoney(Math.round(value), locale, { trimWhole: true })
    : formatMoney(value, locale);
}

/** The compared measure, and whether our figure agrees with the source. */
function Measure({ figure: { agrees, measure } }: { readonly figure: ReferenceFigure }) {
  const method = useScreenPhrases('method');
  return (
    <strong className="flex items-center gap-1.5 font-label text-ink">
      <Icon
        name={agrees ? 'check' : 'triangle-alert'}
        size="small"
        label={agrees ? method.agrees : method.differs}
        className={agrees ? 'text-success' : 'text-warning'}
      />
      {method.measures[measure]}
    </strong>
  );
}
