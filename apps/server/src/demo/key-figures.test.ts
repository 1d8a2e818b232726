import type { KeyFigure } from '@ayrac/contract/campaign-card.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { shippedLoanParameters } from '@ayrac/domain/loan/loan-parameters.ts';
import { amountFromInstallment, withTaxes } from '@ayrac/domain/loan/loan-plan.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { optionalTextIn } from '@ayrac/domain/text/text-in.ts';
import { expect, it } from 'vitest';
import { presentKeyFigure } from '#server/features/campaign/listing/present-card.ts';
import { exampleBanks, exampleOffers } from '#server/features/loan/example-offers.ts';
import { campaignRow } from './campaign-row.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const now = new Date('2026-11-20T09:00:00Z');
const rows = demoCatalogue().campaigns.map((planned) => campaignRow(planned, now));

it('shows the same key figure in both languages, for every campaign', () => {
  const differing = rows.flatMap((row) => {
    const [turkish, english] = locales.map((locale) => bareFigure(figureOf(row, locale)));
    return turkish === english ? [] : [`${row.slug}: ${turkish}, ${english}`];
  });
  expect(rows.length).toBeGreaterThanOrEqual(600);
  expect(differing).toEqual([]);
});

it('shows for every campaign a key figure or a benefit in words', () => {
  const without = locales.flatMap((locale) =>
    rows.filter((row) => figureOf(row, locale).kind === 'none').map(({ slug }) => `${slug} (${locale})`),
  );
  expect(without).toEqual([]);
});

/** Placeholders of a title that the card shows as its figure, by the figure's kind. Those of a benefit are its own. */
const shownBy: Readonly<Record<Exclude<KeyFigure['kind'], 'benefit'>, readonly string[]>> = {
  price: ['{campaignPrice}', '{listPrice}'],
  monthly: ['{monthlyPayment}'],
  rate: ['{interestRate}'],
  installment: ['{installment}'],
  none: [],
};

it('says the benefit once per card: no title contains the figure of its card', () => {
  const repeated = demoCatalogue().campaigns.flatMap((planned) =>
    locales.flatMap((locale) => {
      const { kind } = figureOf(campaignRow(planned, now), locale);
      const shown = kind === 'benefit' ? placeholdersOf(planned.pattern.benefit[locale]) : shownBy[kind];
      const title = planned.content.title[locale] ?? planned.content.title.tr;
      return placeholdersOf(title).some((name) => shown.includes(name)) ? [title] : [];
    }),
  );
  expect(repeated).toEqual([]);
});

const placeholdersOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

const loanTypeOf = new Map([
  ['İhtiyaç Kredisi', 'ihtiyac'],
  ['Taşıt Kredisi', 'tasit'],
  ['Konut Kredisi', 'konut'],
] as const);

it("matches the calculator's bank rates, and payments including taxes", () => {
  const loans = demoCatalogue().campaigns.flatMap(({ slug, path, brand, content: { figures } }) => {
    const type = [...loanTypeOf].find(([name]) => path.some((category) => category.name === name))?.[1];
    return type === undefined ? [] : [{ slug, type, brand: brand.name, ...figures }];
  });
  expect(loans.length).toBeGreaterThan(20);
  const wrong = loans.flatMap(({ slug, type, brand, interestRate = 0, term = 0, monthlyPayment }) => {
    const offered = exampleOffers[type].find(({ bankId }) => exampleBanks[bankId].name === brand);
    const calculated = offered?.rates.get(term);
    const isOtherRate = calculated !== undefined && calculated !== interestRate;
    return isOtherRate || !isTaxed(type, interestRate, term, monthlyPayment) ? [slug] : [];
  });
  expect(wrong).toEqual([]);
});

it('says that the instalment of a loan includes taxes', () => {
  const silent = demoCatalogue().campaigns.flatMap(({ slug, path, content: { figures }, pattern }) => {
    const isLoan = [...loanTypeOf].some(([name]) => path.some((category) => category.name === name));
    if (!isLoan || figures.monthlyPayment === undefined) return [];
    const says = pattern.conditions.some(({ tr }) => /(?:BSMV|vergisi) dâhil/.test(tr));
    return says ? [] : [slug];
  });
  expect(silent).toEqual([]);
});

/**
 * Whether a payment repays a whole number of thousand lira, with the taxes of its loan type. Housing loans may also
 * have the taxes of a second home.
 */
function isTaxed(type: LoanType, rate: number, term: number, monthly: number | undefined): boolean {
  if (monthly === undefined) return true;
  const { taxes } = shippedLoanParameters[type];
  const possible = type === 'konut' ? [taxes, { kkdf: 0, bsmv: 0.15 }] : [taxes];
  return possible.some((one) => {
    const amount = amountFromInstallment(monthly, withTaxes(rate, one), term);
    return Math.abs(amount - Math.round(amount / 1_000) * 1_000) < term / 2;
  });
}

function figureOf(row: (typeof rows)[number], locale: Locale): KeyFigure {
  return presentKeyFigure(row, optionalTextIn(locale, row.discount, row.english?.discount));
}

/** Strips what differs between languages from a figure: words, separators and the position of its sign. */
function bareFigure(figure: KeyFigure): string {
  if (figure.kind !== 'benefit') return JSON.stringify(figure);
  const value = figure.figure?.replace(/[^\d+%₺]/g, '') ?? 'words';
  return `${value.replace(/[%₺]/g, '')}${/[%₺]/.exec(value)?.[0] ?? ''}`;
}
