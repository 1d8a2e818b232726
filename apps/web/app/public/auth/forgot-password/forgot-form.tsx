import { useClient } from '@ayrac/browser/calls/client.ts';
import { fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { forgottenFields } from '@ayrac/domain/account/login.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { FormFailure } from '#web/form/form-failure.tsx';
import type { Received } from '#web/form/receive-form.ts';
import { useHref } from '#web/page/address.ts';
import { AuthLede } from '../auth-frame.tsx';
import { Outcome } from '../outcome.tsx';

/** Requests a link for a new password. The answer is the same whether or not the account exists. */
export function ForgotForm({
  received,
}: {
  readonly received: Received<typeof forgottenFields> | undefined;
}) {
  const auth = useScreenPhrases('auth');
  const newPassword = useScreenPhrases('newPassword');
  const client = useClient();
  const href = useHref();
  const isLive = useIsLive();
  const form = useForm({
    fields: forgottenFields,
    refused: received?.kind === 'refused' ? received : undefined,
    missing: { usernameOrEmail: auth.missing.usernameOrEmail },
    failed: newPassword.forgot.failed,
    check: (draft) => readFields(forgottenFields, draft),
    send: (draft) => client.requestPasswordReset({ body: draft }),
  });
  if (form.isSent || received?.kind === 'sent') {
    return (
      <Outcome title={newPassword.forgot.sentTitle}>
        <p>{newPassword.forgot.sent}</p>
      </Outcome>
    );
  }
  return (
    <form
      ref={form.element}
      method="post"
      action={href('forgotPassword')}
      className="auth-form"
      aria-label={newPassword.forgot.title}
      // Without script the browser checks that a name was entered, because the server gives the same answer to any
      // name, even an empty one.
      noValidate={isLive}
      onSubmit={form.submit}
    >
      <AuthLede>{newPassword.forgot.lede}</AuthLede>
      <FormFailure message={form.message} />
      <TextField {...fieldProps(form, 'usernameOrEmail')} label={auth.usernameOrEmail} />
      <Button type="submit" size="large" wide loading={form.isSending}>
        {newPassword.forgot.submit}
      </Button>
    </form>
  );
}
