import type { LoanTable } from '@ayrac/contract/loan.ts';
import { lazy, memo, Suspense, useEffect } from 'react';
import { readEarlyChoices, repeatChoices } from './early-choices.ts';
import { signOfLife } from './sign-of-life.ts';

const PLACE = 'hero-calculator';
const isServer = typeof window === 'undefined';

const Calculator = lazy(async () => {
  if (!isServer) await signOfLife.seen;
  const { LoanCalculator } = await import('#web/public/loans/loan-calculator.tsx');
  const place = isServer ? null : document.getElementById(PLACE);
  const choices = place === null ? undefined : readEarlyChoices(place);
  return {
    default: ({ tables }: CalculatorPlaceProps) => {
      useEffect(() => {
        if (place !== null && choices !== undefined) repeatChoices(place, choices);
      }, []);
      return <LoanCalculator tables={tables} variant="hero" />;
    },
  };
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
    <div id={PLACE}>
      <Suspense fallback={<Summon />}>
        <Calculator tables={tables} />
      </Suspense>
    </div>
  );
});

/** Shown where the browser makes the page itself: there is no HTML of the server's to wait with. */
function Summon() {
  useEffect(() => signOfLife.see(), []);
  return <div className="panel hero-calculator-waiting" />;
}
