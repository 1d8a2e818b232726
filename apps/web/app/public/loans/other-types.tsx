import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { type LoanType, loanTypes } from '@ayrac/domain/loan/loan.ts';
import { useHref } from '#web/page/address.ts';
import { fieldNames } from './loan-query.ts';

/** Links to the forms of other types, because without script the list of terms cannot follow the type. */
export function OtherTypes({ type }: { readonly type: LoanType }) {
  const loans = useScreenPhrases('loans');
  const href = useHref();
  return (
    <noscript>
      <nav aria-label={loans.otherTypes} className="mt-5 flex flex-wrap gap-4">
        {loanTypes
          .filter((other) => other !== type)
          .map((other) => (
            <a key={other} className="link" href={`${href('loans')}?${fieldNames.type}=${other}`}>
              {loans.loanNames[other]}
            </a>
          ))}
      </nav>
    </noscript>
  );
}
