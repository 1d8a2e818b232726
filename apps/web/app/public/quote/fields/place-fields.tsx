import { QUOTE_COUNTRY } from '@ayrac/domain/quote.ts';
import { useRef } from 'react';
import { useScreenPhrases } from '#web/phrases.tsx';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useIsLive } from '../use-is-live.ts';
import { textProps } from './field-props.ts';

function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }));
}

/** Country, province and district. */
export function PlaceFields({ form }: { readonly form: QuoteForm }) {
  const quote = useScreenPhrases('quote');
  const { provinces, isFallback } = form.places;
  return (
    <>
      <p className="text-ink-soft text-small">
        {quote.country}: {QUOTE_COUNTRY}
        <input type="hidden" name="country" value={QUOTE_COUNTRY} />
      </p>
      <SelectField
        {...textProps(form, 'city')}
        label={quote.city}
        hint={isFallback ? quote.citiesFallback : undefined}
        required
        autoComplete="address-level1"
        placeholder={provinces === undefined ? quote.loading : quote.chooseCity}
        options={optionsOf(provinces?.map(({ name }) => name) ?? [])}
      />
      <DistrictField form={form} />
    </>
  );
}

/** A list where there is one, else a text: before script runs, and when the districts could not be loaded. */
function DistrictField({ form }: { readonly form: QuoteForm }) {
  const quote = useScreenPhrases('quote');
  const isLive = useIsLive();
  const isHere = useRef(false);
  const { districts } = form.places;
  const tied = textProps(form, 'town');
  const common = {
    ...tied,
    label: quote.town,
    required: true,
    autoComplete: 'address-level2',
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: (event: Parameters<typeof tied.onBlur>[0]) => {
      isHere.current = false;
      tied.onBlur(event);
    },
  };
  if (!isLive) return <TextField {...common} />;
  if (districts.kind === 'failed') {
    // Who waited in the list goes on in the field that comes in its place.
    const goOn = (field: HTMLInputElement | null) => {
      if (isHere.current) field?.focus();
    };
    return <TextField {...common} ref={goOn} hint={quote.townsFailed} />;
  }
  // A district that cannot be chosen yet is not to blame: its province is.
  const waits = districts.kind === 'no-city' && { hint: quote.cityFirst, error: undefined };
  return (
    <SelectField
      {...common}
      {...waits}
      // While they load it keeps its place on the Tab key's way.
      disabled={districts.kind === 'no-city'}
      placeholder={districts.kind === 'loading' ? quote.loading : quote.chooseTown}
      options={optionsOf(districts.kind === 'known' ? districts.names : [])}
    />
  );
}
