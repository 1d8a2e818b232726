import { useOfficePhrases } from '#office/phrases.tsx';
import { limitColumns, termOf } from './draft.ts';

/** Returns the label of an offer's field, such as `rates.12` or `minAmount`. */
export function useFieldNames(): (field: string) => string {
  const { offers } = useOfficePhrases().loans;
  return (field) => {
    const limit = limitColumns.find((column) => column === field);
    return limit === undefined ? offers.term({ months: termOf(field) ?? field }) : offers.columns[limit];
  };
}
