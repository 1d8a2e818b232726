import { hasRequests, isCompared, leadFigureText } from '@ayrac/domain/lead/lead-figure-text.ts';
import type { LeadFigures } from '@ayrac/domain/lead/lead-figures.ts';
import { formatCount, formatDate, formatDateTime } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { monthName, unbroken } from '@ayrac/domain/text/month-name.ts';
import { dashboard as englishDashboard } from '@ayrac/phrases/en/office/dashboard.ts';
import { leadFigures as english } from '@ayrac/phrases/en/office/lead-figures.ts';
import { dashboard as turkishDashboard } from '@ayrac/phrases/tr/office/dashboard.ts';
import { leadFigures as turkish } from '@ayrac/phrases/tr/office/lead-figures.ts';
import type { PdfPart } from '#server/files/pdf/pdf-content.ts';
import { writePdf } from '#server/files/pdf/write-pdf.ts';
import type { CollectedFigures } from './figure-queries.ts';

const phrases = {
  tr: { words: turkish, durations: turkishDashboard },
  en: { words: english, durations: englishDashboard },
};
const columns = ['requests', 'median', 'slowest', 'inTime', 'contacted', 'won', 'lost'] as const;

/** Monthly report of a brand or of all brands. */
export interface Report {
  readonly figures: CollectedFigures;
  /** YYYY-MM */
  readonly month: string;
  readonly brand: string | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** Writes the monthly report as a PDF with the content of the figures page. */
export async function presentReport(
  report: Report,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { month, brand, locale, now } = report;
  const { words } = phrases[locale];
  const bytes = await writePdf({
    locale,
    title: words.pdf.title({ brand, month: unbroken(monthName(month, locale)) }),
    about: words.about,
    parts: reportParts(report),
    foot: words.pdf.foot({ date: formatDateTime(now, locale) }),
    createdAt: now,
  });
  return { name: `${words.pdf.file}-${month}.pdf`, bytes };
}

/** Returns the content of the figures page as parts of a PDF. */
export function reportParts({
  figures: { figures, days, people, brands, lost },
  brand,
  locale,
}: Pick<Report, 'figures' | 'brand' | 'locale'>): PdfPart[] {
  const { words, durations } = phrases[locale];
  const isBesideEarlier = isCompared(figures);
  const count = (value: number) => formatCount(value, locale);
  const textOf = (name: keyof LeadFigures, value: number | null) =>
    leadFigureText(name, value, durations, locale);
  const tableOf = (title: string, parts: CollectedFigures['people'], unknown: string): PdfPart => ({
    kind: 'table',
    title,
    columns: [
      { label: words.columns.name },
      ...columns.map((name) => ({ label: words.columns[name], isNumber: true })),
    ],
    rows: parts.map((part) => [part.name ?? unknown, ...columns.map((name) => textOf(name, part[name]))]),
    empty: words.empty,
  });
  const summary: PdfPart = {
    kind: 'figures',
    figures: figures.map(({ name, value, before }) => ({
      label: words.figures[name],
      value: textOf(name, value),
      ...(isBesideEarlier && { note: words.pdf.before({ figure: textOf(name, before) }) }),
    })),
  };
  // A chart and tables without anything in them would be headings only.
  if (!hasRequests(figures)) return [summary, { kind: 'text', text: words.pdf.none }];
  return [
    summary,
    ...(isBesideEarlier ? [] : [{ kind: 'text', text: words.pdf.noneBefore } as const]),
    {
      kind: 'bars',
      title: words.pdf.flow,
      bars: days.map(({ day, requests }) => ({
        label: formatDate(`${day}T12:00:00+03:00`, locale),
        value: requests,
        valueText: count(requests),
      })),
    },
    tableOf(words.people, people, words.nobody),
    ...(brand === null ? [tableOf(words.brands, brands, words.none)] : []),
    {
      kind: 'table',
      title: words.lost,
      columns: [{ label: words.lostHeads.reason }, { label: words.lostHeads.leads, isNumber: true }],
      rows: lost.map(({ name, leads }) => [name, count(leads)]),
      empty: words.nothingLost,
    },
  ];
}
