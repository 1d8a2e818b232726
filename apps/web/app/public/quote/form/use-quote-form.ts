import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { keyKeeper, randomKey } from '@ayrac/browser/form/idempotency.ts';
import { useContent } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { cityChanged, districtsLoaded } from '@ayrac/domain/person/person.ts';
import { type FormCheck, type Quote, validateQuote } from '@ayrac/domain/quote/quote.ts';
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

/** What the form is about, and what it starts with. */
export interface QuoteFormSetting {
  /** Where the dialog or page is; the form moves it on when it is sent. */
  readonly wizard: readonly [Wizard, Dispatch<SetStateAction<Wizard>>];
  /** Empty while no campaign is chosen. */
  readonly campaignId: string;
  readonly noticeVersion: string;
  readonly questionsVersion: string;
  /** Provinces that came with the page. */
  readonly provinces?: readonly { readonly id: number; readonly name: string }[];
  /** What was typed before, in another document of this visit. */
  readonly kept?: QuoteDraft;
  /** What was sent before script ran, and what the server said of it. */
  readonly refused?: {
    readonly draft: QuoteDraft;
    readonly fields: Readonly<Record<string, string>>;
    /** Absent where an older request is in the way: that is a state of its own. */
    readonly message?: string;
  };
}

export type QuoteForm = ReturnType<typeof useQuoteForm>;

/** The contact form of one campaign: its content, its states, and the sending. */
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
    said: refused?.fields,
    missing: quote.missing,
    change: changeQuote,
  });
  const { draft, setDraft } = content;
  const { member, isComing } = useMember();
  const asksPlace = member === undefined || !member.deeds.hasPlace(member.profile);
  const places = usePlaces(draft.city, provinces);
  const duplicates = useDuplicateCheck(campaignId, draft.email);
  const districts = places.districts.kind === 'known' ? places.districts.names : undefined;

  useEffect(() => {
    // Of each campaign anew: what was sent is empty afterwards.
    if (member === undefined || campaignId === '') return;
    setDraft((before) => member.deeds.filledFor(before, member.profile));
  }, [member, campaignId, setDraft]);

  // Here before it is needed: whoever has lost the network by then is told so, and can send later.
  useEffect(() => {
    import('#web/public/quote/sending/send-quote.ts').catch(() => undefined);
  }, []);

  useEffect(() => {
    if (districts !== undefined && asksPlace) setDraft((before) => districtsLoaded(before, districts));
  }, [districts, setDraft, asksPlace]);

  const check = validateQuote(
    { ...rawQuote(draft), campaignId },
    // What the profile says was checked when it was saved.
    asksPlace
      ? { provinces: places.provinces?.map(({ name }) => name) ?? [], districtsOf: () => districts ?? [] }
      : { provinces: [], districtsOf: () => [] },
    now,
  );
  const attempted = wizard.kind === 'filling' && wizard.step === 'contact' && wizard.attempted;
  const errorOf = (name: FieldName) => content.messageOf(name, problemOf(check, name), attempted);

  const set: typeof content.set = (name, value) => {
    content.set(name, value);
    // What was refused is not about another address.
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
      if (member !== undefined) await member.deeds.sendAsMember(client, member.profile, filled);
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
      content.setSaid(problem.fields);
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
    /** What is said of fields once somebody tried to send, in the form's order. */
    errors: fieldNames.flatMap((name) => {
      const message = attempted ? errorOf(name) : undefined;
      return message === undefined ? [] : [{ name, message }];
    }),
    places,
    state: wizard.kind,
    isValid: check.kind === 'ok',
    isBusy: !canClose(wizard),
    /** Whose profile is still on its way. */
    isComing,
    member,
    isMember: member !== undefined,
    asksPlace,
    /** The session of a member ended before their request was sent. */
    mustSignIn,
    isProving,
    isDuplicate: duplicates.isDuplicate,
    /** What went wrong with the last try as a whole. */
    message,
    send,
    dismiss: () => setWizard(dismissWarning),
    reopen: () => setWizard(reopened),
  };
}

/** The district of another city is none of this one. */
function changeQuote(draft: QuoteDraft, name: FieldName, value: string | boolean): QuoteDraft {
  return name === 'city' ? cityChanged(draft, String(value)) : { ...draft, [name]: value };
}

function problemOf(check: FormCheck<Quote>, name: FieldName): FieldProblem | undefined {
  return check.kind === 'invalid' ? check.fields[name] : undefined;
}
