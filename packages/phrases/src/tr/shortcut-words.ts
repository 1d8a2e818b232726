/** Phrases of shortcuts, on the search page and among suggestions. */
export const shortcutWords = {
  title: 'Hızlı erişim',
  loans: { ihtiyac: 'ihtiyaç kredisi', tasit: 'taşıt kredisi', konut: 'konut kredisi' },
  loan: (p: { loan: string; amount: string | null; term: number | null }) =>
    `${p.amount === null ? '' : `${p.amount} `}${p.loan}${p.term === null ? '' : `, ${p.term} ay`}: ödemeyi hesaplayın`,
  all: 'Tüm kampanyalar',
  list: (p: { name: string; limits: readonly string[] }) => `${p.name}: ${p.limits.join(', ')}`,
  priceUpTo: (p: { to: string }) => `en çok ${p.to}`,
  priceFrom: (p: { from: string }) => `en az ${p.from}`,
  priceBetween: (p: { from: string; to: string }) => `${p.from} ile ${p.to} arası`,
  discount: (p: { percent: string }) => `en az ${p.percent} indirim`,
};
