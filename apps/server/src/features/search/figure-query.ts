import type { QueryFigures } from '@ayrac/domain/search/query-figures.ts';
import { toTsQuery } from '@ayrac/domain/search/search-query.ts';

/** Returns a query by the figures alone, matching titles with the same figures; undefined when there are none. */
export function figureQuery({ amount, percent, months, isInInstallments }: QueryFigures): string | undefined {
  const terms = [
    amount?.kind === 'sum' ? toTsQuery([String(amount.sum)]) : undefined,
    percent === null ? undefined : String(percent),
    months === null ? undefined : `(${months} <-> ${isInInstallments ? 'taksit:*' : '(ay:* | taksit:*)'})`,
  ].filter((term) => term !== undefined);
  return terms.length === 0 ? undefined : terms.join(' & ');
}
