import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { OtherLoan } from '@ayrac/domain/loan/loans-beside.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';

interface AddLoanProps {
  readonly words: readonly string[];
  readonly others: readonly OtherLoan[];
  readonly amount: string;
}

/**
 * Adds an offer for the same amount, from another bank or over another term, to the comparison. Works as a plain form
 * before script runs.
 */
export function AddLoan({ words, others, amount }: AddLoanProps) {
  const { beside } = useScreenPhrases('loanResults');
  const href = useHref();
  const navigate = useNavigate();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('k').map(String);
    navigate(href('compare', ...chosen.filter((word) => word !== '')));
  };
  return (
    <div className="panel grid max-w-prose gap-4 print:hidden">
      {others.length > 0 && (
        <form method="get" action={href('compare')} className="flex items-end gap-2" onSubmit={add}>
          <input type="hidden" name="k" value={words.join(',')} />
          <div className="min-w-0 flex-1">
            <SelectField
              key={words.join()}
              label={beside.add}
              hint={beside.addHint({ amount })}
              name="k"
              required
              placeholder={beside.choice}
              options={others.map(({ key, bankName, term }) => ({
                value: key,
                label: beside.offer({ bank: bankName, months: term }),
              }))}
            />
          </div>
          <Button type="submit" variant="secondary" icon="plus" className="min-h-12">
            {beside.addAction}
          </Button>
        </form>
      )}
      <TextLink variant="more" to={href('loans')}>
        {beside.recalculate}
      </TextLink>
    </div>
  );
}
