import { useContent } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { FormCheck } from '@ayrac/domain/field/field.ts';
import { cityChanged } from '@ayrac/domain/person/person.ts';
import type { Quote } from '@ayrac/domain/quote/quote.ts';
import { canClose } from '@ayrac/domain/quote/quote-wizard.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { useEffect, useId } from 'react';
import { useMember } from '#web/public/quote/member/use-member.ts';
import { emptyDraft, type FieldName, fieldNames, type QuoteDraft, quoteForm } from './quote-draft.ts';
import type { QuoteFormSetting } from './quote-form-setting.ts';
import { useQuoteCheck } from './use-quote-check.ts';

export type QuoteContent = ReturnType<typeof useQuoteContent>;

/** Content of a contact form, with its validation and the member who fills it in. */
export function useQuoteContent(
  setting: Pick<QuoteFormSetting, 'wizard' | 'campaignId' | 'provinces' | 'kept' | 'refused'>,
) {
  const { campaignId, kept, refused } = setting;
  const [wizard] = setting.wizard;
  const quote = useScreenPhrases('quote');
  const formId = useId();
  const content = useContent({
    fields: quoteForm,
    initial: refused?.draft ?? kept ?? emptyDraft,
    errors: refused?.fields,
    missing: quote.missing,
    change: changeQuote,
  });
  const { setDraft } = content;
  const { member, isComing } = useMember();

  useEffect(() => {
    // Filled in for each campaign again, because the form is emptied after sending.
    if (member === undefined || campaignId === '') return;
    setDraft((before) => member.actions.filledFor(before, member.profile));
  }, [member, campaignId, setDraft]);

  // Loaded in advance: after the network is lost, sending can then report that and be retried.
  useEffect(() => {
    import('#web/public/quote/sending/send-quote.ts').catch(() => undefined);
  }, []);

  const { asksPlace, places, check } = useQuoteCheck(content, member, setting);

  const attempted = wizard.kind === 'filling' && wizard.step === 'contact' && wizard.attempted;
  const errorOf = (name: FieldName) => content.messageOf(name, problemOf(check, name), attempted);

  return {
    ...content,
    errorOf,
    idOf: (name: FieldName) => `${formId}-${name}`,
    /** Messages by field after an attempt, in the form's order. */
    errors: fieldNames.flatMap((name) => {
      const message = attempted ? errorOf(name) : undefined;
      return message === undefined ? [] : [{ name, message }];
    }),
    places,
    state: wizard.kind,
    isValid: check.kind === 'ok',
    isBusy: !canClose(wizard),
    /** The member's profile is still loading. */
    isComing,
    member,
    isMember: member !== undefined,
    asksPlace,
  };
}

/** A district belongs to its province, so a new province clears it. */
function changeQuote(draft: QuoteDraft, name: FieldName, value: string | boolean): QuoteDraft {
  return name === 'city' ? cityChanged(draft, String(value)) : { ...draft, [name]: value };
}

function problemOf(check: FormCheck<Quote>, name: FieldName): FieldProblem | undefined {
  return check.kind === 'invalid' ? check.fields[name] : undefined;
}
