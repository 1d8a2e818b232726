import type { KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { expect, it } from 'vitest';
import { optionalTextIn, presentKeyFigure } from '#server/features/campaign/listing/present-card.ts';
import { campaignRow } from './campaign-row.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const now = new Date('2026-11-20T09:00:00Z');
const rows = demoCatalogue().campaigns.map((planned) => campaignRow(planned, now, null));

it('shows the same key figure in both languages, for every campaign', () => {
  const differing = rows.flatMap((row) => {
    const [turkish, english] = locales.map((locale) => bareFigure(figureOf(row, locale)));
    return turkish === english ? [] : [`${row.slug}: ${turkish}, ${english}`];
  });
  expect(rows.length).toBeGreaterThanOrEqual(600);
  expect(differing).toEqual([]);
});

it('shows no campaign without a key figure or a benefit in words', () => {
  const without = locales.flatMap((locale) =>
    rows.filter((row) => figureOf(row, locale).kind === 'none').map(({ slug }) => `${slug} (${locale})`),
  );
  expect(without).toEqual([]);
});

function figureOf(row: (typeof rows)[number], locale: Locale): KeyFigure {
  return presentKeyFigure(row, optionalTextIn(locale, row.discount, row.english?.discount));
}

/** A figure without what languages write each in their own way: words, separators, the side of a sign. */
function bareFigure(figure: KeyFigure): string {
  if (figure.kind !== 'benefit') return JSON.stringify(figure);
  const value = figure.figure?.replace(/[^\d+%₺]/g, '') ?? 'words';
  return `${value.replace(/[%₺]/g, '')}${/[%₺]/.exec(value)?.[0] ?? ''}`;
}
