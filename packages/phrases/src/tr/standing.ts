interface Place {
  readonly place: number;
  readonly among: number;
}

/** Where an offer stands among comparable ones. */
export const standing = {
  /** Where less is better: a price, a payment, a rate. */
  lowest: {
    best: (p: Place) => `Benzer ${p.among} teklifin en düşüğü`,
    between: (p: Place) => `Benzer ${p.among} teklif içinde ${p.place}. en düşük`,
    last: (p: Place) => `Benzer ${p.among} teklifin en yükseği`,
    first: 'En düşük',
    final: 'En yüksek',
  },
  /** Where more is better: a percentage, a number of instalments. */
  highest: {
    best: (p: Place) => `Benzer ${p.among} teklifin en yükseği`,
    between: (p: Place) => `Benzer ${p.among} teklif içinde ${p.place}. en yüksek`,
    last: (p: Place) => `Benzer ${p.among} teklifin en düşüğü`,
    first: 'En yüksek',
    final: 'En düşük',
  },
  equals: (p: { count: number }) => `${p.count} teklifle aynı`,
};
