import type { LoanOutcome } from '#web/public/loans/outcome/loan-outcome.ts';

export type Results = Extract<LoanOutcome, { kind: 'results' }>;
