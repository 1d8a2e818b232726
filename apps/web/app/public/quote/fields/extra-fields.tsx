import { fieldProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { genders } from '@ayrac/domain/person/person.ts';
import { contactChannels, contactTimes } from '@ayrac/domain/quote/quote.ts';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { SelectField } from '@ayrac/kit/select-field.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useNow } from '#web/page/site.ts';
import type { QuoteForm } from '#web/public/quote/form/use-quote-form.ts';

const names = ['gender', 'birthday', 'contactPreference.channel', 'contactPreference.timeOfDay'] as const;

/** What nobody has to say; it opens by itself when something in it is wrong. */
export function ExtraFields({ form }: { readonly form: QuoteForm }) {
  const quote = useScreenPhrases('quote');
  const today = useNow().toISOString().slice(0, 10);
  const isWrong = names.some((name) => form.errorOf(name) !== undefined);
  return (
    <Disclosure summary={quote.extra} mark={quote.optional} reveal={isWrong}>
      <div className="grid gap-5">
        <SelectField
          {...fieldProps(form, 'gender')}
          label={quote.gender}
          placeholder={quote.preferNot}
          options={genders.map((value) => ({ value, label: quote.genders[value] }))}
        />
        <TextField {...fieldProps(form, 'birthday')} label={quote.birthday} type="date" max={today} />
        <SelectField
          {...fieldProps(form, 'contactPreference.channel')}
          label={quote.channel}
          placeholder={quote.noPreference}
          options={contactChannels.map((value) => ({ value, label: quote.channels[value] }))}
        />
        <SelectField
          {...fieldProps(form, 'contactPreference.timeOfDay')}
          label={quote.time}
          placeholder={quote.noPreference}
          options={contactTimes
            .filter((value) => value !== 'any')
            .map((value) => ({ value, label: quote.times[value] }))}
        />
      </div>
    </Disclosure>
  );
}
