import type { LoanTable } from '@ayrac/contract/loan.ts';
import { lazy, memo, Suspense, useEffect } from 'react';
import { signOfLife } from './sign-of-life.ts';

const Calculator = lazy(async () => {
  if (typeof window !== 'undefined') await signOfLife.seen;
  const { LoanCalculator } = await import('#web/public/loans/loan-calculator.tsx');
  return { default: LoanCalculator };
});

interface CalculatorPlaceProps {
  readonly tables: readonly LoanTable[];
}

/**
 * The calculator is in the HTML and works as a form; its script comes when the visitor first touches the page, so that
 * it does not stand in the way of the first paint.
 */
export const CalculatorPlace = memo(function CalculatorPlace({ tables }: CalculatorPlaceProps) {
  useEffect(() => signOfLife.watch(), []);
  return (
    <div className="hero-calculator dark">
      <Suspense fallback={<Summon />}>
        <Calculator tables={tables} variant="hero" />
      </Suspense>
    </div>
  );
});

/** Shown where the browser makes the page itself: there is no HTML of the server's to wait with. */
function Summon() {
  useEffect(() => signOfLife.see(), []);
  return <div className="panel hero-calculator-waiting" />;
}
