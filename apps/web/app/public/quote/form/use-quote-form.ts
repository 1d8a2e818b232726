import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { keyKeeper, randomKey } from '@ayrac/browser/form/idempotency.ts';
import { useContent } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { FormCheck } from '@ayrac/domain/field.ts';
import { cityChanged, districtsLoaded } from '@ayrac/domain/person/person.ts';
import { type Quote, validateQuote } from '@ayrac/domain/quote/quote.ts';
import {
  canClose,
  dismissWarning,
  duplicateChecked,
  failed,
  goOn,
  reopened,
  succeeded,
  type Wizard,
} from '@ayrac/domain/quote/quote-wizard.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useId, useState } from 'react';
import { usePlaces } from '#web/form/use-places.ts';
import { useNow } from '#web/page/site.ts';
import { useMember } from '#web/public/quote/member/use-member.ts';
import { quoteMessage } from '#web/public/quote/sending/quote-message.ts';
import {
  emptyDraft,
  type FieldName,
  fieldNames,
  type QuoteDraft,
  quoteBody,
  quoteForm,
  rawQuote,
} from './quote-draft.ts';
import { useDuplicateCheck } from './use-duplicate-check.ts';

/** Subject and initial state of the form. */
export interface QuoteFormSetting {
  /** State of the dialog or page. Sending the form advances it. */
  readonly wizard: readonly [Wizard, Dispatch<SetStateAction<Wizard>>];
  /** Empty while no campaign is selected. */
  readonly campaignId: string;
  readonly noticeVersion: string;
  readonly questionsVersion: string;
  /** Provinces that came with the page. */
  readonly provinces?: readonly { readonly id: number; readonly name: string }[];
  /** Input from an earlier document of this visit. */
  readonly kept?: QuoteDraft;
  /** Submission that the server refused before script ran. */
  readonly refused?: {
    readonly draft: QuoteDraft;
    readonly fields: Readonly<Record<string, string>>;
    /** Absent if an earlier request exists, which is a state of its own. */
    readonly message?: string;
  };
}

export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** State of a campaign's contact form: content, stages and sending. */
export function useQuoteForm(setting: QuoteFormSetting) {
  const { campaignId, noticeVersion, questionsVersion, provinces, kept, refused } = setting;
  const [wizard, setWizard] = setting.wizard;
  const quote = useScreenPhrases('quote');
  const client = useClient();
  const now = useNow();
  const formId = useId();
  const [keyFor] = useState(() => keyKeeper(randomKey));
  const [message, setMessage] = useState(refused?.message);
  const [mustSignIn, setMustSignIn] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const [shownAt] = useState(() => performance.now());
  const content = useContent({
    fields: quoteForm,
    initial: refused?.draft ?? kept ?? emptyDraft,
    errors: refused?.fields,
    missing: quote.missing,
    change: changeQuote,
  });
  const { draft, setDraft } = content;
  const { member, isComing } = useMember();
  const asksPlace = member === undefined || !member.actions.hasPlace(member.profile);
  const places = usePlaces(draft.city, provinces);
  const duplicates = useDuplicateCheck(campaignId, draft.email);
  const districts = places.districts.kind === 'known' ? places.districts.names : undefined;

  useEffect(() => {
    // Filled in for each campaign again, because the form is emptied after sending.
    if (member === undefined || campaignId === '') return;
    setDraft((before) => member.actions.filledFor(before, member.profile));
  }, [member, campaignId, setDraft]);

  // Loaded in advance: after the network is lost, sending can then report that and be retried.
  useEffect(() => {
    import('#web/public/quote/sending/send-quote.ts').catch(() => undefined);
  }, []);

  useEffect(() => {
    if (districts !== undefined && asksPlace) setDraft((before) => districtsLoaded(before, districts));
  }, [districts, setDraft, asksPlace]);

  const check = validateQuote(
    { ...rawQuote(draft), campaignId },
    // A place from the profile was validated when it was saved.
    asksPlace
      ? { provinces: places.provinces?.map(({ name }) => name) ?? [], districtsOf: () => districts ?? [] }
      : { provinces: [], districtsOf: () => [] },
    now,
  );
  const attempted = wizard.kind === 'filling' && wizard.step === 'contact' && wizard.attempted;
  const errorOf = (name: FieldName) => content.messageOf(name, problemOf(check, name), attempted);

  const set: typeof content.set = (name, value) => {
    content.set(name, value);
    // The refusal does not apply to another address.
    if (name === 'email') setWizard(dismissWarning);
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (wizard.kind !== 'filling' || wizard.loading || isComing) return;
    setMessage(undefined);
    const checking = goOn(wizard, check.kind === 'ok');
    setWizard(checking);
    if (checking.kind === 'filling') return content.noteAttempt();
    const isDuplicate = duplicates.known ?? (await duplicates.ask(draft.email.trim()));
    const submitting = duplicateChecked(checking, isDuplicate);
    setWizard(submitting);
    if (submitting.kind !== 'submitting') return;
    const body = quoteBody(draft, { campaignId, noticeVersion, questionsVersion });
    try {
      const filled = {
        body,
        idempotencyKey: keyFor(body),
        filledInMs: performance.now() - shownAt,
        onChallenge: () => setIsProving(true),
      };
      if (member !== undefined) await member.actions.sendAsMember(client, member.profile, filled);
      else {
        const { sendQuote } = await import('#web/public/quote/sending/send-quote.ts');
        await sendQuote(client, filled);
      }
      setWizard(succeeded(submitting, member === undefined));
      duplicates.note(draft.email, true);
      content.begin(emptyDraft);
    } catch (error) {
      const problem = readProblem(error);
      const isAlreadyThere = problem.code === 'duplicate-quote';
      if (isAlreadyThere) duplicates.note(draft.email, true);
      setWizard(failed(submitting, isAlreadyThere));
      content.setServerErrors(problem.fields);
      const isLost = member !== undefined && problem.code === 'unauthenticated';
      setMustSignIn(isLost);
      if (!isAlreadyThere) setMessage(isLost ? quote.sessionEnded : quoteMessage(problem, quote));
      content.noteAttempt();
    } finally {
      setIsProving(false);
    }
  }

  return {
    fields: quoteForm,
    element: content.element,
    draft,
    setDraft,
    set,
    leave: content.leave,
    noteAttempt: content.noteAttempt,
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
    /** The member's session ended before the request was sent. */
    mustSignIn,
    isProving,
    isDuplicate: duplicates.isDuplicate,
    /** Error of the last attempt as a whole. */
    message,
    send,
    dismiss: () => setWizard(dismissWarning),
    reopen: () => setWizard(reopened),
  };
}

/** A district belongs to its province, so a new province clears it. */
function changeQuote(draft: QuoteDraft, name: FieldName, value: string | boolean): QuoteDraft {
  return name === 'city' ? cityChanged(draft, String(value)) : { ...draft, [name]: value };
}

function problemOf(check: FormCheck<Quote>, name: FieldName): FieldProblem | undefined {
  return check.kind === 'invalid' ? check.fields[name] : undefined;
}
