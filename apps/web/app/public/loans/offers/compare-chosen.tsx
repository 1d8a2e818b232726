import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { LEAST_COMPARED, MOST_COMPARED } from '@ayrac/domain/comparison/compared-size.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';

/** Offers that are chosen for a comparison, and the id of the form that submits them. */
export interface ChosenOffers {
  readonly form: string;
  readonly keys: readonly string[];
  readonly choose: (key: string, isChosen: boolean) => void;
}

export function useChosenOffers(form: string): ChosenOffers {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const choose = (key: string, isChosen: boolean) =>
    setKeys((before) => (isChosen ? [...before, key] : before.filter((one) => one !== key)));
  return { form, keys, choose };
}

interface ChoiceProps {
  readonly chosen: ChosenOffers;
  readonly offer: string;
  readonly bank: string;
}

/**
 * Checkbox that adds an offer to the comparison. It belongs to the form below the rows, so it works before script runs.
 */
export function CompareChoice({ chosen: { form, keys, choose }, offer, bank }: ChoiceProps) {
  const words = useScreenPhrases('loanResults').choose;
  const isChosen = keys.includes(offer);
  return (
    <label className="compare-choice">
      <input
        type="checkbox"
        className="choice-box"
        name="k"
        value={offer}
        form={form}
        checked={isChosen}
        disabled={!isChosen && keys.length >= MOST_COMPARED}
        aria-label={words.compareNamed({ bank })}
        onChange={({ currentTarget }) => choose(offer, currentTarget.checked)}
      />
      <span aria-hidden="true">{words.compare}</span>
    </label>
  );
}

/** Form that leads to the comparison of the chosen offers. It sticks to the window once an offer is chosen. */
export function CompareChosen({ chosen: { form, keys } }: { readonly chosen: ChosenOffers }) {
  const words = useScreenPhrases('loanResults').choose;
  const href = useHref();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const isLive = useIsLive();
  const isReady = keys.length >= LEAST_COMPARED;
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) navigate(href('compare', ...keys));
    else setTried(true);
  };
  return (
    <form
      id={form}
      method="get"
      action={href('compare')}
      className="compare-chosen"
      data-chosen={keys.length > 0 || undefined}
      onSubmit={go}
    >
      <p role="status" className="text-small">
        {isTried && !isReady && keys.length === 0
          ? words.missing
          : keys.length > 0 && words.chosen({ count: keys.length, most: MOST_COMPARED })}
      </p>
      <Button
        type="submit"
        variant={isReady ? 'primary' : 'secondary'}
        icon="columns-3"
        incomplete={isLive && !isReady}
      >
        {isReady ? words.comparing({ count: keys.length }) : words.start}
      </Button>
    </form>
  );
}
