import { memo, useEffect } from 'react';
import { lateComponent } from '#web/page/late-component.tsx';
import { signOfLife } from './sign-of-life.ts';

const Calculator = lateComponent([], async () => {
  if (typeof window !== 'undefined') await signOfLife.seen;
  return (await import('#web/public/loans/loan-calculator.tsx')).LoanCalculator;
});

/**
 * The loan calculator. The server's HTML works as a form. Its script is loaded on the visitor's first interaction, so
 * that it does not delay the first paint.
 */
export const CalculatorPlace = memo(function CalculatorPlace() {
  useEffect(() => signOfLife.watch(), []);
  return (
    <div className="hero-calculator dark">
      <Calculator variant="hero" fallback={<Summon />} />
    </div>
  );
});

/** Shown when the browser renders the page without the server's HTML: loads the calculator at once. */
function Summon() {
  useEffect(() => signOfLife.see(), []);
  return <div className="panel hero-calculator-waiting" />;
}
