import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SentenceChoices } from '@ayrac/contract/home.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { sentencePrices } from '@ayrac/domain/search/sentence.ts';
import { formatCount, formatMoney } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { type ComponentType, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { Blank } from './blank.tsx';
import type { BlankComboboxProps } from './blank-combobox.tsx';
import { blankNames, readSentence, useSentenceCount } from './use-sentence-count.ts';

interface SentenceProps {
  readonly choices: SentenceChoices;
  /** Number of campaigns if nothing is filled in. */
  readonly total: number;
}

/**
 * "[Kasko] arıyorum, en çok [₺25.000], şehir [İzmir]": a form whose blanks are native selects, so that it works without
 * script. With script the button shows the number of results, and visitors with a mouse or keyboard get comboboxes.
 * Touch devices keep their native pickers.
 */
export function Sentence({ choices: { categories, cities }, total }: SentenceProps) {
  const phrases = useScreenPhrases('sentence');
  const locale = useLocale();
  const path = useHref()('campaigns');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);
  const { count, ask } = useSentenceCount(form, total);
  const [Combobox, setCombobox] = useState<ComponentType<BlankComboboxProps>>();
  const wake = () => {
    if (isTouched.current) return;
    // If loading fails, the selects stay.
    import('./blank-combobox.tsx').then(
      (part) => setCombobox(() => part.BlankCombobox),
      () => undefined,
    );
  };
  const words =
    count === undefined
      ? phrases.show
      : count === 0
        ? phrases.none
        : phrases.showCount({ count, shown: formatCount(count, locale) });
  const blank = { Combobox, onChange: ask };
  return (
    <form
      ref={form}
      action={path}
      className="dark sentence"
      aria-label={phrases.label}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') wake();
      }}
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType === 'touch';
      }}
      onFocus={wake}
      onSubmit={(event) => {
        event.preventDefault();
        const { category, most, city } = readSentence(event.currentTarget);
        navigate(
          listAddress(path, {
            filters: {
              ...(category !== undefined && { category: [category] }),
              ...(most !== undefined && { price: { from: null, to: Number(most) } }),
              ...(city !== undefined && { city: [city] }),
            },
          }),
        );
      }}
    >
      <Blank
        {...blank}
        name={blankNames.category}
        words={phrases.category}
        end=","
        anything={phrases.anything}
        groups={categories.map(({ name, slug, children }) => ({
          title: name,
          choices: [
            { value: slug, name: children.length > 0 ? phrases.allOf({ name }) : name },
            ...children.map((child) => ({ value: child.slug, name: child.name })),
          ],
        }))}
      />
      <Blank
        {...blank}
        name={blankNames.price}
        words={phrases.price}
        end={cities.length > 0 ? ',' : ''}
        anything={phrases.anyPrice}
        groups={[
          {
            title: null,
            choices: sentencePrices.map((value) => ({
              value,
              name: formatMoney(value, locale, { trimWhole: true }),
            })),
          },
        ]}
      />
      {cities.length > 0 && (
        <Blank
          {...blank}
          name={blankNames.city}
          words={phrases.city}
          anything={phrases.anyCity}
          groups={[{ title: null, choices: cities.map(({ slug, name }) => ({ value: slug, name })) }]}
        />
      )}
      <Button type="submit" variant="ghost" iconAfter="arrow-right">
        {words}
      </Button>
      <span role="status" className="sr-only">
        {count !== undefined && count !== total && words}
      </span>
    </form>
  );
}
