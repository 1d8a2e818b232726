import { useOfficeCalls } from '#office/resource/client.ts';
import { LoanScreen } from './loan-screen.tsx';
import { OffersEditor } from './offers-editor.tsx';

/** What the banks offer, one table a loan type: changed from a day on, with what was and what will be. */
export function Component() {
  const calls = useOfficeCalls();
  return (
    <LoanScreen
      kind="offers"
      fetchBook={(query, signal) => calls.getOfferBook({ query }, { signal })}
      Editor={OffersEditor}
    />
  );
}
