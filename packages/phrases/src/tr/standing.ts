interface Place {
  readonly place: number;
  readonly among: number;
}

/** Phrases for an offer's rank among comparable ones. */
export const standing = {
  /** For figures where less is better: a price, a payment, a rate. */
  lowest: {
    best: (p: Place) => `Benzer ${p.among} teklifin en düşüğü`,
    between: (p: Place) => `Benzer ${p.among} teklif içinde ${p.place}. en düşük`,
    last: (p: Place) => `Benzer ${p.among} teklifin en yükseği`,
    first: 'En düşük',
    final: 'En yüksek',
  },
  /** For figures where more is better: a percentage, a number of installments. */
  highest: {
    best: (p: Place) => `Benzer ${p.among} teklifin en yükseği`,
    between: (p: Place) => `Benzer ${p.among} teklif içinde ${p.place}. en yüksek`,
    last: (p: Place) => `Benzer ${p.among} teklifin en düşüğü`,
    first: 'En yüksek',
    final: 'En düşük',
  },
  equals: (p: { count: number }) => `${p.count} teklifle aynı`,
};
