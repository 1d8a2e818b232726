import { isLoanType, type LoanType } from './loan.ts';

/** One bank's offer for one loan: amount in whole TL, term in months, and facts about the borrower and the purchase. */
export interface LoanChoice {
  readonly type: LoanType;
  readonly amount: number;
  readonly term: number;
  readonly bankId: string;
  /** Whether the borrower owns no home yet. Only relevant to housing loans. */
  readonly firstHome: boolean;
  /** Whether the car is domestic and fully electric. Only relevant to vehicle loans. */
  readonly electric: boolean;
}

const CONDITIONS = { secondHome: 'ikinci', electric: 'elektrikli' } as const;

/**
 * Writes a choice for an address, such as `ihtiyac.100000.12.enpara`. The dots distinguish it from a campaign's slug.
 */
export function writeLoanChoice({ type, amount, term, bankId, firstHome, electric }: LoanChoice): string {
  const parts = [type, amount, term, bankId];
  if (type === 'konut' && !firstHome) parts.push(CONDITIONS.secondHome);
  if (type === 'tasit' && electric) parts.push(CONDITIONS.electric);
  return parts.join('.');
}

/** Reads what `writeLoanChoice` writes; undefined for any other text. */
export function readLoanChoice(text: string): LoanChoice | undefined {
  const [type = '', amount = '', term = '', bankId = '', condition] = text.split('.');
  const isOne = isLoanType(type) && /^[1-9]\d{0,11}$/.test(amount) && /^[1-9]\d{0,2}$/.test(term);
  if (!isOne || !/^[a-z0-9-]{1,60}$/.test(bankId)) return undefined;
  const choice = {
    ...{ type, amount: Number(amount), term: Number(term), bankId },
    firstHome: condition !== CONDITIONS.secondHome,
    electric: condition === CONDITIONS.electric,
  };
  return writeLoanChoice(choice) === text ? choice : undefined;
}
