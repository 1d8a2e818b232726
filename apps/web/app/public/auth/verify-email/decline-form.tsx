import { useClient } from '@ayrac/browser/calls/client.ts';
import { type Refused, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { FormFailure } from '#web/form/form-failure.tsx';
import { useHref } from '#web/page/address.ts';
import { Outcome } from '../outcome.tsx';
import { BadVerifyLink } from './verify-form.tsx';

const fields = {};
/** Marks the form in a submission without script. */
export const DECLINE = 'decline';

interface DeclineFormProps {
  /** Code of the mailed link. */
  readonly code: string;
  readonly refused: Refused<typeof fields> | undefined;
  readonly onDone: () => void;
}

/** For a person whose e-mail address someone else registered with: deletes that account. */
export function DeclineForm({ code, refused, onDone }: DeclineFormProps) {
  const { decline } = useScreenPhrases('verifyEmail');
  const client = useClient();
  const href = useHref();
  const form = useForm({
    fields,
    refused,
    missing: {},
    failed: decline.failed,
    check: () => ({ kind: 'ok', value: undefined }),
    send: async () => {
      await client.declineRegistration({ body: { token: code } });
      onDone();
    },
  });
  if (form.code === 'link-not-valid') return <BadVerifyLink isNews />;
  return (
    <Disclosure summary={decline.open} reveal={form.message !== ''}>
      <form
        ref={form.element}
        method="post"
        action={href('verifyEmail', code)}
        className="auth-form"
        aria-label={decline.open}
        onSubmit={form.submit}
      >
        <input type="hidden" name="intent" value={DECLINE} />
        <p>{decline.text}</p>
        <FormFailure message={form.message} />
        <Button type="submit" variant="danger" loading={form.isSending}>
          {decline.submit}
        </Button>
      </form>
    </Disclosure>
  );
}

/** Replaces both forms once the account is deleted. */
export function Declined() {
  const { decline } = useScreenPhrases('verifyEmail');
  const href = useHref();
  return (
    <Outcome title={decline.doneTitle} actions={<ButtonLink to={href('home')}>{decline.home}</ButtonLink>}>
      <p>{decline.done}</p>
    </Outcome>
  );
}
