import { useOfficePhrases } from '#office/phrases.tsx';
import { limitColumns } from './draft.ts';

/** What the fields of an offer are called: `rates.12`, `minAmount` and so on. */
export function useFieldNames(): (field: string) => string {
  const { offers } = useOfficePhrases().loans;
  return (field) => {
    const limit = limitColumns.find((column) => column === field);
    return limit === undefined ? offers.term({ months: field.replace('rates.', '') }) : offers.columns[limit];
  };
}
