import { isLoanType, type LoanType } from '@ayrac/domain/loan/loan.ts';
import { useSearchParams } from 'react-router';

/** Returns the loan type of the screen's address (`?type=`). Defaults to personal loans. */
export function useLoanType(): LoanType {
  const [address] = useSearchParams();
  const asked = address.get('type') ?? '';
  return isLoanType(asked) ? asked : 'ihtiyac';
}
