import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Shortcut } from '@ayrac/contract/search.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

/** Describes the target of a shortcut. */
export function shortcutText(
  shortcut: Shortcut,
  words: ScreenPhrases['search']['shortcut'],
  locale: Locale,
): string {
  const money = (amount: number) => formatMoney(amount, locale, { trimWhole: true });
  if (shortcut.kind === 'loan') {
    const { type, amount, term } = shortcut;
    const text = words.loan({
      loan: words.loans[type],
      amount: amount === null ? null : money(amount),
      term,
    });
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  }
  const { name, cities, price, discount } = shortcut;
  const limits = [
    ...cities,
    ...(price === null ? [] : [priceText(price, words, money)]),
    ...(discount === null ? [] : [words.discount({ percent: formatPercent(discount, locale) })]),
  ];
  return words.list({ name: name ?? words.all, limits });
}

function priceText(
  { from, to }: NonNullable<Extract<Shortcut, { kind: 'list' }>['price']>,
  words: ScreenPhrases['search']['shortcut'],
  money: (amount: number) => string,
): string {
  if (from === null) return words.priceUpTo({ to: money(to ?? 0) });
  return to === null
    ? words.priceFrom({ from: money(from) })
    : words.priceBetween({ from: money(from), to: money(to) });
}

/** Returns the icon of a shortcut. */
export function shortcutIcon({ kind }: Shortcut) {
  return kind === 'loan' ? 'calculator' : 'sliders-horizontal';
}
