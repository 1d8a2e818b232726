import { useClient } from '@ayrac/browser/calls/client.ts';
import { filterParameters, rangeFieldNames } from '@ayrac/domain/filter/filter-address.ts';
import { type SentencePrice, sentencePrices } from '@ayrac/domain/search/sentence.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The fields of the blanks, as the list's own form calls them. */
export const blankNames = {
  category: filterParameters.category,
  price: rangeFieldNames('price').to,
  city: filterParameters.city,
} as const;

/** What the blanks of a sentence are filled in with. */
export function readSentence(form: HTMLFormElement) {
  const fields = new FormData(form);
  const category = String(fields.get(blankNames.category) ?? '');
  const city = String(fields.get(blankNames.city) ?? '');
  const price = fields.get(blankNames.price);
  const most: SentencePrice | undefined = sentencePrices.find((one) => one === price);
  return {
    ...(category !== '' && { category }),
    ...(most !== undefined && { most }),
    ...(city !== '' && { city }),
  };
}

/** How many campaigns a sentence leads to; undefined while that is not known. What is no longer wanted is called off. */
export function useSentenceCount(form: RefObject<HTMLFormElement | null>, total: number) {
  const client = useClient();
  const [count, setCount] = useState<number>();
  const asked = useRef<AbortController>(undefined);

  const ask = useCallback(() => {
    asked.current?.abort();
    if (form.current === null) return;
    const said = readSentence(form.current);
    if (Object.keys(said).length === 0) {
      setCount(total);
      return;
    }
    const own = new AbortController();
    asked.current = own;
    const { signal } = own;
    client.countSentence({ query: said }, { signal }).then(
      ({ campaigns }) => {
        if (!signal.aborted) setCount(campaigns);
      },
      () => {
        if (!signal.aborted) setCount(undefined);
      },
    );
  }, [client, form, total]);

  // A browser that came back, or was quicker than script, has filled it in already.
  useEffect(() => {
    ask();
    return () => asked.current?.abort();
  }, [ask]);

  return { count, ask };
}
