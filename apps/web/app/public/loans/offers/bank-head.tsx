import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanResult, StatutoryWarning } from '@ayrac/domain/loan/loan-offer.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { ButtonOutsideLink } from '@ayrac/kit/button.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { ReactNode } from 'react';

interface BankHeadProps {
  readonly result: LoanResult;
  readonly best: boolean;
  /** A line below the bank's name. */
  readonly children?: ReactNode;
}

/** The bank of an offer. */
export function BankHead({ result, best, children }: BankHeadProps) {
  const loans = useScreenPhrases('loanResults');
  return (
    <div className="flex min-w-0 items-center gap-3">
      <BankLogo {...result} />
      <div className="flex flex-wrap items-center gap-x-3">
        {best && (
          <p className="order-1">
            <Badge tone="accent" icon="check">
              {loans.best}
            </Badge>
          </p>
        )}
        <h3 className="font-strong text-lead leading-snug" translate="no" lang="tr">
          {result.bankName}
        </h3>
        {children && <div className="order-2 w-full">{children}</div>}
      </div>
    </div>
  );
}

/** The bank's logo, or its initial. It is decoration beside the name. */
export function BankLogo({ logo, bankName }: Pick<LoanResult, 'logo' | 'bankName'>) {
  if (logo !== null) {
    return (
      <img
        src={logo}
        alt=""
        width={40}
        height={40}
        className="size-10 flex-none rounded-control object-contain"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-10 flex-none place-items-center rounded-control bg-accent-soft font-strong text-accent"
    >
      {bankName.charAt(0)}
    </span>
  );
}

interface BankLinkProps extends Omit<BankHeadProps, 'children'> {
  readonly warning: StatutoryWarning;
  readonly className?: string;
}

/** Link to the bank's own page, emphasized for the best offer. Not rendered if the law excludes the loan. */
export function BankLink({ result, best, warning, className }: BankLinkProps) {
  const loans = useScreenPhrases('loanResults');
  if (result.productUrl === null || warning.kind !== 'none') return null;
  return (
    <ButtonOutsideLink
      variant={best ? 'primary' : 'secondary'}
      size="small"
      iconAfter="external-link"
      className={classes('flex-none print:hidden', className)}
      href={result.productUrl}
      aria-label={`${loans.toBank}: ${result.bankName}, ${loans.newTab}`}
    >
      {loans.toBank}
    </ButtonOutsideLink>
  );
}

type Exclusion = Exclude<StatutoryWarning, { kind: 'none' }>;

/** Returns the longest term that the law permits for the amount, in words. */
export function lawOf({ longestTerm }: Exclusion, loans: ScreenPhrases['loanResults']): string {
  return longestTerm === 0 ? loans.statutoryNone : loans.statutoryTerm({ months: longestTerm });
}

/** Warns that the law does not permit the term for the amount. */
export function LegalWarning({ warning }: { readonly warning: StatutoryWarning }) {
  const loans = useScreenPhrases('loanResults');
  if (warning.kind === 'none') return null;
  return (
    <p className="flex gap-1.5 text-small text-warning">
      <Icon name="triangle-alert" size="small" className="mt-0.5" />
      {lawOf(warning, loans)}
    </p>
  );
}
