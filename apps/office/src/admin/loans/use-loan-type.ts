import { isLoanType, type LoanType } from '@ayrac/domain/loan/loan.ts';
import { useSearchParams } from 'react-router';

/** The loan type that a screen is about: `?type=`, the bare address is about personal loans. */
export function useLoanType(): LoanType {
  const [address] = useSearchParams();
  const asked = address.get('type') ?? '';
  return isLoanType(asked) ? asked : 'ihtiyac';
}
