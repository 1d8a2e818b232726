import { useOfficeClient } from '#office/client/client.ts';
import { LoanScreen } from './loan-screen.tsx';
import { OffersEditor } from './offers-editor.tsx';

/** The banks' offers, one table per loan type. Changes are valid from a date; past and future values are listed. */
export function Component() {
  const calls = useOfficeClient();
  return (
    <LoanScreen
      kind="offers"
      fetchBook={(query, signal) => calls.getOfferBook({ query }, { signal })}
      Editor={OffersEditor}
    />
  );
}
