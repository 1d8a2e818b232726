import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { keyKeeper, randomKey } from '@ayrac/browser/form/idempotency.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { duplicateChecked, failed, succeeded, trySending } from '@ayrac/domain/quote/quote-wizard.ts';
import { type FormEvent, useState } from 'react';
import { quoteMessage } from '#web/public/quote/sending/quote-message.ts';
import { sendFilled } from '#web/public/quote/sending/send-filled.ts';
import { emptyDraft, quoteBody } from './quote-draft.ts';
import type { QuoteFormSetting } from './quote-form-setting.ts';
import { useDuplicateCheck } from './use-duplicate-check.ts';
import type { QuoteContent } from './use-quote-content.ts';

/** Sends a quote form, unless its person has already requested the campaign, and explains failures. */
export function useQuoteSending(setting: QuoteFormSetting, content: QuoteContent) {
  const { campaignId, noticeVersion, questionsVersion } = setting;
  const [wizard, setWizard] = setting.wizard;
  const { draft, isValid, member, isComing } = content;
  const quote = useScreenPhrases('quote');
  const client = useClient();
  const duplicates = useDuplicateCheck(campaignId, draft.email);
  const [keyFor] = useState(() => keyKeeper(randomKey));
  const [shownAt] = useState(() => performance.now());
  const [message, setMessage] = useState(setting.refused?.message);
  const [mustSignIn, setMustSignIn] = useState(false);
  const [isProving, setIsProving] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (wizard.kind !== 'filling' || wizard.loading || isComing) return;
    setMessage(undefined);
    const checking = trySending(wizard, isValid);
    setWizard(checking);
    if (checking.kind === 'filling') return content.noteAttempt();
    const isDuplicate = duplicates.known ?? (await duplicates.ask(draft.email.trim()));
    const submitting = duplicateChecked(checking, isDuplicate);
    setWizard(submitting);
    if (submitting.kind !== 'submitting') return;
    const body = quoteBody(draft, { campaignId, noticeVersion, questionsVersion });
    try {
      await sendFilled(client, member, {
        body,
        idempotencyKey: keyFor(body),
        filledInMs: performance.now() - shownAt,
        onChallenge: () => setIsProving(true),
      });
      setWizard(succeeded(submitting, member === undefined));
      duplicates.note(draft.email, true);
      content.begin(emptyDraft);
    } catch (error) {
      const problem = readProblem(error);
      const isAlreadyThere = problem.code === 'duplicate-quote';
      if (isAlreadyThere) duplicates.note(draft.email, true);
      setWizard(failed(submitting, isAlreadyThere));
      content.setServerErrors(problem.fields);
      const isSessionLost = member !== undefined && problem.code === 'unauthenticated';
      setMustSignIn(isSessionLost);
      if (!isAlreadyThere) setMessage(isSessionLost ? quote.sessionEnded : quoteMessage(problem, quote));
      content.noteAttempt();
    } finally {
      setIsProving(false);
    }
  }

  return {
    /** The member's session ended before the request was sent. */
    mustSignIn,
    isProving,
    isDuplicate: duplicates.isDuplicate,
    /** Error of the last attempt as a whole. */
    message,
    send,
  };
}
