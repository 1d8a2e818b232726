import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { showsCounter, showsSearch } from '@ayrac/domain/quote/quote-steps.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { FieldError } from '@ayrac/kit/form/field-error.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

interface PickListProps<Item> {
  readonly step: 'category' | 'sub-category' | 'campaign';
  readonly layout: 'tiles' | 'rows';
  readonly labelId: string;
  readonly items: readonly Item[];
  /** Returns the text that the filter searches. */
  readonly textOf: (item: Item) => string;
  readonly chosenId: string | null;
  /** Whether the visitor tried to continue without a choice. */
  readonly isMissing: boolean;
  readonly onPick: (item: Item) => void;
  readonly children: (item: Item) => ReactNode;
}

/** The options of a step. A long list shows its count and a search field. */
export function PickList<Item extends { readonly id: string }>(props: PickListProps<Item>) {
  const { step, layout, labelId, items, textOf, chosenId, isMissing, onPick, children } = props;
  const wizard = useScreenPhrases('wizard');
  const locale = useLocale();
  const errorId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [term, setTerm] = useState('');
  const folded = foldTurkish(term);
  const found = items.filter((item) => foldTurkish(textOf(item)).includes(folded));
  const isLong = showsCounter(step, items.length);
  const count = formatCount(items.length, locale);

  useLayoutEffect(() => {
    if (isMissing) list.current?.querySelector('button')?.focus();
  }, [isMissing]);

  return (
    <>
      {isLong && (
        <div className="pick-search">
          {showsSearch(items.length) && (
            <TextField
              type="search"
              label={wizard.filter}
              value={term}
              autoComplete="off"
              onChange={({ currentTarget }) => setTerm(currentTarget.value)}
            />
          )}
          <p className="pick-count" role="status">
            {found.length === items.length
              ? wizard.counters[step]({ count })
              : wizard.found({ found: formatCount(found.length, locale), count })}
          </p>
        </div>
      )}
      <FieldError id={errorId}>{isMissing && wizard.missing[step]}</FieldError>
      {found.length === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">{wizard.noMatch({ term })}</p>
          <Button variant="secondary" onClick={() => setTerm('')}>
            {wizard.clear}
          </Button>
        </div>
      )}
      <ul
        ref={list}
        className={`pick-${layout}`}
        aria-labelledby={labelId}
        aria-describedby={isMissing ? errorId : undefined}
      >
        {found.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="pick"
              aria-pressed={item.id === chosenId}
              onClick={() => onPick(item)}
            >
              {children(item)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
