import { useClient } from '@ayrac/browser/calls/client.ts';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { useMemo } from 'react';

/**
 * Returns a function for the loan tables: those of the page, or on a page without them the server's. They are requested
 * once; a failed request is repeated by the next call.
 */
export function useLoanTables(ofPage: readonly LoanTable[] | undefined): () => Promise<readonly LoanTable[]> {
  const client = useClient();
  return useMemo(() => {
    let requested = ofPage && Promise.resolve(ofPage);
    return () => {
      requested ??= client.getLoanTables().then(
        ({ tables }) => tables,
        (error: unknown) => {
          requested = undefined;
          throw error;
        },
      );
      return requested;
    };
  }, [client, ofPage]);
}
