import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { RoutedForm } from '#web/form/routed-form.tsx';
import { useHref } from '#web/page/address.ts';
import { Outcome } from '#web/public/auth/outcome.tsx';
import { NewsletterPage } from '../newsletter-page.tsx';

interface StopRemindersProps {
  readonly code: string;
  /** Outcome of the submission, undefined before it. */
  readonly isDone: boolean | undefined;
  /** Error of a failed submission. */
  readonly failure: ReactNode;
}

/** Ends the reminders of the mail's recipient by one button, without a login. */
export function StopReminders({ code, isDone, failure }: StopRemindersProps) {
  const { reminders } = useScreenPhrases('newsletter');
  const href = useHref();
  const isSending = useNavigation().state === 'submitting';
  if (isDone === undefined && code !== '') {
    return (
      <NewsletterPage title={reminders.title} lede={reminders.lede}>
        {failure}
        <RoutedForm method="post">
          <input type="hidden" name="kod" value={code} />
          <Button type="submit" size="large" loading={isSending}>
            {reminders.submit}
          </Button>
        </RoutedForm>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={reminders.title}>
      <Outcome
        tone={isDone ? 'success' : 'warning'}
        title={isDone ? reminders.doneTitle : reminders.badTitle}
        isNews={isDone !== undefined}
        actions={
          <ButtonLink variant="secondary" size="small" to={href('profile')}>
            {reminders.toProfile}
          </ButtonLink>
        }
      >
        <p>{isDone ? reminders.done : reminders.bad}</p>
      </Outcome>
    </NewsletterPage>
  );
}
