import type { FormCheck } from '@ayrac/domain/field/field.ts';
import { districtsLoaded } from '@ayrac/domain/person/person.ts';
import { type Quote, validateQuote } from '@ayrac/domain/quote/quote.ts';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { usePlaces } from '#web/form/use-places.ts';
import { useNow } from '#web/page/site.ts';
import type { QuoteMember } from '#web/public/quote/member/use-member.ts';
import { type QuoteDraft, rawQuote } from './quote-draft.ts';
import type { QuoteFormSetting } from './quote-form-setting.ts';

interface CheckedContent {
  readonly draft: QuoteDraft;
  readonly setDraft: Dispatch<SetStateAction<QuoteDraft>>;
}

/** Validates the content of a quote form with the known provinces and districts, unless the profile has the place. */
export function useQuoteCheck(
  { draft, setDraft }: CheckedContent,
  member: QuoteMember | undefined,
  { campaignId, provinces }: Pick<QuoteFormSetting, 'campaignId' | 'provinces'>,
) {
  const now = useNow();
  const asksPlace = member === undefined || !member.actions.hasPlace(member.profile);
  const places = usePlaces(draft.city, provinces);
  const districts = places.districts.kind === 'known' ? places.districts.names : undefined;

  useEffect(() => {
    if (districts !== undefined && asksPlace) setDraft((before) => districtsLoaded(before, districts));
  }, [districts, setDraft, asksPlace]);

  const check: FormCheck<Quote> = validateQuote(
    { ...rawQuote(draft), campaignId },
    // A place from the profile was validated when it was saved.
    asksPlace
      ? { provinces: places.provinces?.map(({ name }) => name) ?? [], districtsOf: () => districts ?? [] }
      : { provinces: [], districtsOf: () => [] },
    now,
  );
  return { asksPlace, places, check };
}
