import { fieldProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { OptionalQuestion } from '@ayrac/domain/campaign/intake.ts';
import { genders } from '@ayrac/domain/person/person.ts';
import { contactChannels, contactTimes } from '@ayrac/domain/quote/quote.ts';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useNow } from '#web/page/site.ts';
import type { QuoteContent } from '#web/public/quote/form/use-quote-content.ts';

const names = ['gender', 'birthday', 'contactPreference.channel', 'contactPreference.timeOfDay'] as const;

interface ExtraFieldsProps {
  readonly form: QuoteContent;
  /** Optional questions of the campaign. */
  readonly questions: readonly OptionalQuestion[];
}

/**
 * The optional fields. They open automatically if one of them is invalid. Members have the personal ones in their
 * profile.
 */
export function ExtraFields({ form, questions: asked }: ExtraFieldsProps) {
  const quote = useScreenPhrases('quote');
  const today = useNow().toISOString().slice(0, 10);
  const isWrong = names.some((name) => form.errorOf(name) !== undefined);
  const questions = form.isMember ? asked.filter((question) => question === 'contactPreference') : asked;
  if (questions.length === 0) return null;
  return (
    <Disclosure summary={quote.extra} note={quote.optional} reveal={isWrong}>
      <div className="grid gap-5">
        {questions.includes('gender') && (
          <SelectField
            {...fieldProps(form, 'gender')}
            label={quote.gender}
            placeholder={quote.preferNot}
            options={genders.map((value) => ({ value, label: quote.genders[value] }))}
          />
        )}
        {questions.includes('birthday') && (
          <TextField {...fieldProps(form, 'birthday')} label={quote.birthday} type="date" max={today} />
        )}
        {questions.includes('contactPreference') && (
          <>
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
          </>
        )}
      </div>
    </Disclosure>
  );
}
