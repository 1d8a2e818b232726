import { useClient } from '@ayrac/browser/calls/client.ts';
import { type Draft, type Refused, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { newPasswordFields, registrationPasswordProblems } from '@ayrac/domain/account/password.ts';
import type { FormCheck } from '@ayrac/domain/field/field.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FormFailure } from '#web/form/form-failure.tsx';
import { useHref } from '#web/page/address.ts';
import { AuthLede } from '../auth-frame.tsx';
import { BadLink } from '../bad-link.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

function check({ password, passwordConfirmation }: Draft<typeof newPasswordFields>): FormCheck<unknown> {
  // Only the server knows the account, so the owner is empty here.
  const fields = registrationPasswordProblems(password, passwordConfirmation, {});
  return Object.keys(fields).length === 0 ? { kind: 'ok', value: password } : { kind: 'invalid', fields };
}

interface ResetFormProps {
  /** Code of the mailed link. */
  readonly code: string;
  readonly refused: Refused<typeof newPasswordFields> | undefined;
}

/** Sets a new password through a mailed link, then opens the login. */
export function ResetForm({ code, refused }: ResetFormProps) {
  const auth = useScreenPhrases('auth');
  const newPassword = useScreenPhrases('newPassword');
  const problems = useScreenPhrases('accountErrors');
  const client = useClient();
  const href = useHref();
  const navigate = useNavigate();
  const login = href('loginAfter', 'sifre-yenilendi');
  const form = useForm({
    fields: newPasswordFields,
    refused,
    missing: auth.missing,
    problems,
    failed: newPassword.reset.failed,
    check,
    send: (draft) => client.resetPassword({ body: { ...draft, token: code } }),
  });
  const { isSent } = form;
  useEffect(() => {
    if (isSent) navigate(login, { replace: true });
  }, [isSent, login, navigate]);
  if (form.code === 'link-not-valid') return <BadResetLink isNews />;
  return (
    <form
      ref={form.element}
      method="post"
      action={href('resetPassword', code)}
      className="auth-form"
      aria-label={newPassword.reset.title}
      noValidate
      onSubmit={form.submit}
    >
      <AuthLede>{newPassword.reset.lede}</AuthLede>
      <FormFailure message={form.message} />
      <NewPasswordFields form={form} label={newPassword.reset.password} />
      <Button type="submit" size="large" wide loading={form.isSending || isSent}>
        {newPassword.reset.submit}
      </Button>
    </form>
  );
}

/** Replaces the form. Another link can be requested. */
export function BadResetLink({ isNews = false }: { readonly isNews?: boolean }) {
  const { badLink } = useScreenPhrases('auth');
  const href = useHref();
  return (
    <BadLink
      isNews={isNews}
      actions={<ButtonLink to={href('forgotPassword')}>{badLink.askAgain}</ButtonLink>}
    />
  );
}
