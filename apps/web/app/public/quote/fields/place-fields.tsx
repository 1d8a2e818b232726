import { fieldProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { QUOTE_COUNTRY } from '@ayrac/domain/quote/quote.ts';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { useRef } from 'react';
import type { QuoteContent } from '#web/public/quote/form/use-quote-content.ts';

function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }));
}

/** Country, province and district. Those of a member's profile are only shown, because the brand receives them too. */
export function PlaceFields({ form }: { readonly form: QuoteContent }) {
  const quote = useScreenPhrases('quote');
  if (form.asksPlace) return <PlaceInputs form={form} />;
  return (
    <dl className="field">
      <dt className="field-label">{quote.place}</dt>
      <dd className="field-fixed">{`${form.draft.town}, ${form.draft.city}`}</dd>
      <dd className="field-hint">{quote.placeFixed}</dd>
    </dl>
  );
}

function PlaceInputs({ form }: { readonly form: QuoteContent }) {
  const quote = useScreenPhrases('quote');
  const { provinces, isFallback } = form.places;
  return (
    <>
      <dl className="field">
        <dt className="field-label">{quote.country}</dt>
        <dd className="field-fixed">{QUOTE_COUNTRY}</dd>
      </dl>
      <input type="hidden" name="country" value={QUOTE_COUNTRY} />
      <SelectField
        {...fieldProps(form, 'city')}
        label={quote.city}
        hint={isFallback ? quote.citiesFallback : undefined}
        placeholder={provinces === undefined ? quote.loading : quote.chooseCity}
        options={optionsOf(provinces?.map(({ name }) => name) ?? [])}
      />
      <DistrictField form={form} />
    </>
  );
}

/** A select, or a text field without script and if the districts could not be loaded. */
function DistrictField({ form }: { readonly form: QuoteContent }) {
  const quote = useScreenPhrases('quote');
  const isLive = useIsLive();
  const isHere = useRef(false);
  const { districts } = form.places;
  const placeholders = { 'no-city': quote.cityFirst, loading: quote.loading, known: quote.chooseTown };
  const tied = fieldProps(form, 'town');
  const common = {
    ...tied,
    label: quote.town,
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: (event: Parameters<typeof tied.onBlur>[0]) => {
      isHere.current = false;
      tied.onBlur(event);
    },
  };
  if (districts.kind === 'failed') {
    // If the focus was in the select, the text field that replaces it gets the focus.
    const goOn = (field: HTMLInputElement | null) => {
      if (isHere.current) field?.focus();
    };
    return <TextField {...common} ref={goOn} hint={quote.townsFailed} />;
  }
  // While the district cannot be selected, only the province is marked as invalid.
  const waits = districts.kind === 'no-city' && { error: undefined };
  // Without script the text field replaces the select and has its id.
  const listId = isLive ? {} : { id: `${tied.id}-list` };
  return (
    <>
      <noscript>
        <TextField {...tied} label={quote.town} />
      </noscript>
      <div className="needs-script">
        <SelectField
          {...common}
          {...waits}
          {...listId}
          // While loading it stays focusable.
          disabled={districts.kind === 'no-city'}
          placeholder={placeholders[districts.kind]}
          options={optionsOf(districts.kind === 'known' ? districts.names : [])}
        />
      </div>
    </>
  );
}
