import { isLoanType, type LoanType } from '@ayrac/domain/loan/loan.ts';
import { useSearchParams } from 'react-router';

/** Returns the loan type of the screen's address (`?type=`). Defaults to personal loans. */
export function useLoanType(): LoanType {
  const [address] = useSearchParams();
  return loanTypeIn(address);
}

/** Returns the loan type of a query. */
export function loanTypeIn(query: URLSearchParams): LoanType {
  const type = query.get('type') ?? '';
  return isLoanType(type) ? type : 'ihtiyac';
}

/** Whether the screen shows overdue rates only (`?overdue=true`). */
export function useOnlyOverdue(): boolean {
  const [address] = useSearchParams();
  return address.get('overdue') === 'true';
}

/** Returns the address of a loan type on the same screen. Personal loans are the default. */
export function addressOfType(type: LoanType, isOnlyOverdue: boolean): string {
  const query = new URLSearchParams({
    ...(type !== 'ihtiyac' && { type }),
    ...(isOnlyOverdue && { overdue: 'true' }),
  });
  return `?${query}`;
}
