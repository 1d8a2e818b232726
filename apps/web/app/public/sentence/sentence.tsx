import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SentenceChoices } from '@ayrac/contract/home.ts';
import { filterParameters, rangeFieldNames } from '@ayrac/domain/filter/filter-address.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { sentencePrices } from '@ayrac/domain/search/sentence.ts';
import { formatCount, formatMoney } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { type ReactNode, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { readSentence, useSentenceCount } from './use-sentence-count.ts';

interface SentenceProps {
  readonly categories: SentenceChoices;
  /** How many campaigns there are where nothing is filled in. */
  readonly total: number;
}

/**
 * "[Kasko] arıyorum, en çok [₺25.000]": a form whose blanks are the browser's own lists, so that they work before script
 * does. With script its button says what it leads to.
 */
export function Sentence({ categories, total }: SentenceProps) {
  const phrases = useScreenPhrases('sentence');
  const locale = useLocale();
  const path = useHref()('campaigns');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { count, ask } = useSentenceCount(form, total);
  const words =
    count === undefined
      ? phrases.show
      : count === 0
        ? phrases.none
        : phrases.showCount({ count, shown: formatCount(count, locale) });
  return (
    <form
      ref={form}
      action={path}
      className="dark sentence"
      aria-label={phrases.label}
      onChange={ask}
      onSubmit={(event) => {
        event.preventDefault();
        const { category, most } = readSentence(event.currentTarget);
        navigate(
          listAddress(path, {
            filters: {
              ...(category !== undefined && { category: [category] }),
              ...(most !== undefined && { price: { from: null, to: Number(most) } }),
            },
          }),
        );
      }}
    >
      <Blank name={filterParameters.category} words={phrases.category} end=",">
        <option value="">{phrases.anything}</option>
        {categories.map(({ name, slug, children }) => (
          <optgroup key={slug} label={name}>
            <option value={slug}>{children.length > 0 ? phrases.allOf({ name }) : name}</option>
            {children.map((child) => (
              <option key={child.slug} value={child.slug}>
                {child.name}
              </option>
            ))}
          </optgroup>
        ))}
      </Blank>
      <Blank name={rangeFieldNames('price').to} words={phrases.price}>
        <option value="">{phrases.anyPrice}</option>
        {sentencePrices.map((price) => (
          <option key={price} value={price}>
            {formatMoney(price, locale, { trimWhole: true })}
          </option>
        ))}
      </Blank>
      <Button type="submit">{words}</Button>
      <span role="status" className="sr-only">
        {count !== undefined && count !== total && words}
      </span>
    </form>
  );
}

interface BlankProps {
  readonly name: string;
  readonly words: { readonly before: string; readonly after: string };
  /** Behind the words that follow. */
  readonly end?: string;
  readonly children: ReactNode;
}

/** A blank with the words around it, which name it. */
function Blank({ name, words: { before, after }, end, children }: BlankProps) {
  const id = useId();
  return (
    <span className="sentence-blank">
      {before && <span id={id}>{before}</span>}
      <select name={name} aria-labelledby={id} autoComplete="off">
        {children}
      </select>
      {after && (
        <span>
          <span id={id}>{after}</span>
          {end}
        </span>
      )}
    </span>
  );
}
