import { useClient } from '@ayrac/browser/calls/client.ts';
import { filterParameters, rangeFieldNames } from '@ayrac/domain/filter/filter-address.ts';
import { type SentencePrice, sentencePrices } from '@ayrac/domain/search/sentence.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Names of the blanks' fields, as in the list's filter form. */
export const blankNames = {
  category: filterParameters.category,
  price: rangeFieldNames('price').to,
  city: filterParameters.city,
} as const;

/** Reads the values of a sentence's blanks. */
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

/** Returns the number of campaigns that a sentence leads to, undefined while unknown. Outdated requests are aborted. */
export function useSentenceCount(form: RefObject<HTMLFormElement | null>, total: number) {
  const client = useClient();
  const [count, setCount] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const ask = useCallback(() => {
    running.current?.abort();
    if (form.current === null) return;
    const criteria = readSentence(form.current);
    if (Object.keys(criteria).length === 0) {
      setCount(total);
      return;
    }
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    client.countSentence({ query: criteria }, { signal }).then(
      ({ campaigns }) => {
        if (!signal.aborted) setCount(campaigns);
      },
      () => {
        if (!signal.aborted) setCount(undefined);
      },
    );
  }, [client, form, total]);

  // The browser may have restored the values, or the visitor may have chosen them before hydration.
  useEffect(() => {
    ask();
    return () => running.current?.abort();
  }, [ask]);

  return { count, ask };
}
