import { registrationPasswordProblems } from '@ayrac/domain/password.ts';
import type { FormCheck } from '@ayrac/domain/quote.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHref } from '#web/address.ts';
import { useClient } from '#web/calls/client.ts';
import { FormFailure } from '#web/form/form-failure.tsx';
import { type Draft, type Refused, useForm } from '#web/form/use-form.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

export const resetNames = ['password', 'passwordConfirmation'] as const;
type ResetName = (typeof resetNames)[number];

function check({ password, passwordConfirmation }: Draft<ResetName>): FormCheck<unknown> {
  const fields = registrationPasswordProblems(password, passwordConfirmation);
  return Object.keys(fields).length === 0 ? { kind: 'ok', value: password } : { kind: 'invalid', fields };
}

interface ResetFormProps {
  /** Of the mailed link. */
  readonly code: string;
  readonly refused: Refused<ResetName> | undefined;
}

/** Sets a new password by a mailed link, then leads to the login. */
export function ResetForm({ code, refused }: ResetFormProps) {
  const auth = useScreenPhrases('auth');
  const client = useClient();
  const href = useHref();
  const navigate = useNavigate();
  const login = href('loginAfter', 'sifre-yenilendi');
  const form = useForm({
    names: resetNames,
    refused,
    missing: auth.missing,
    failed: auth.reset.failed,
    check,
    send: (draft) => client.resetPassword({ body: { ...draft, token: code } }),
  });
  const { isSent } = form;
  useEffect(() => {
    if (isSent) navigate(login, { replace: true });
  }, [isSent, login, navigate]);
  return (
    <form
      ref={form.element}
      method="post"
      action={href('resetPassword', code)}
      className="auth-form"
      aria-label={auth.reset.title}
      noValidate
      onSubmit={form.submit}
    >
      <FormFailure message={form.message}>
        {form.isExplained && <TextLink to={href('forgotPassword')}>{auth.badLink.askAgain}</TextLink>}
      </FormFailure>
      <NewPasswordFields form={form} label={auth.reset.password} />
      <Button type="submit" size="large" wide loading={form.isSending || isSent}>
        {auth.reset.submit}
      </Button>
    </form>
  );
}
