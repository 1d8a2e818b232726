import { useClient } from '@ayrac/browser/calls/client.ts';
import { fieldProps, type Refused, useForm } from '@ayrac/browser/form/use-form.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSession, useSessionActions } from '@ayrac/browser/session/use-session.ts';
import { loginFields } from '@ayrac/domain/account/login.ts';
import type { FormCheck } from '@ayrac/domain/field/field.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { PasswordField } from '@ayrac/kit/form/password-field.tsx';
import { FormFailure } from '#web/form/form-failure.tsx';
import { useHref } from '#web/page/address.ts';
import { AuthLede } from '../auth-frame.tsx';
import { BadLink } from '../bad-link.tsx';
import { Outcome } from '../outcome.tsx';

export const verifyFields = { password: loginFields.password };

interface VerifyFormProps {
  /** Code of the mailed link. */
  readonly code: string;
  /** Account that wants to use the address, and when it was registered (ISO 8601). */
  readonly asking: { readonly username: string; readonly registeredAt: string };
  readonly refused: Refused<typeof verifyFields> | undefined;
  readonly onDone: () => void;
}

/**
 * Verifies an e-mail address. Reading the mail proves control of the address; the account's session or its password
 * proves ownership of the account. Nothing is verified by opening the link, because mail programs open links by
 * themselves.
 */
export function VerifyForm({ code, asking, refused, onDone }: VerifyFormProps) {
  const auth = useScreenPhrases('auth');
  const verifyEmail = useScreenPhrases('verifyEmail');
  const locale = useLocale();
  const client = useClient();
  const href = useHref();
  const session = useSession();
  const { askAgain } = useSessionActions();
  const isSignedIn = session.kind === 'authenticated' && session.user.username === asking.username;
  const form = useForm({
    fields: verifyFields,
    refused,
    missing: { password: auth.missing.password },
    failed: verifyEmail.failed,
    check: ({ password }): FormCheck<unknown> =>
      isSignedIn || password !== ''
        ? { kind: 'ok', value: password }
        : { kind: 'invalid', fields: { password: 'required' } },
    send: async ({ password }) => {
      await client.verifyEmail({ body: { token: code, password } });
      if (session.kind === 'authenticated') await askAgain();
      onDone();
    },
  });
  if (form.code === 'link-not-valid') return <BadVerifyLink isNews />;
  // The password is asked for if the session has ended in the meantime.
  const needsPassword = !isSignedIn || form.errorOf('password') !== undefined;
  return (
    <form
      ref={form.element}
      method="post"
      action={href('verifyEmail', code)}
      className="auth-form"
      aria-label={verifyEmail.title}
      noValidate
      onSubmit={form.submit}
    >
      <AuthLede>
        {verifyEmail.account({
          date: formatDate(asking.registeredAt, locale),
          username: asking.username,
        })}{' '}
        {needsPassword ? verifyEmail.lede : verifyEmail.ledeSignedIn}
      </AuthLede>
      <FormFailure message={form.message} />
      {needsPassword && (
        <PasswordField
          {...fieldProps(form, 'password')}
          label={verifyEmail.password}
          showLabel={auth.showPassword}
          hideLabel={auth.hidePassword}
        />
      )}
      <Button type="submit" size="large" wide loading={form.isSending}>
        {verifyEmail.submit}
      </Button>
    </form>
  );
}

/** Replaces the form once the address is verified. */
export function Verified() {
  const verify = useScreenPhrases('verifyEmail');
  const href = useHref();
  return (
    <Outcome title={verify.doneTitle} actions={<ButtonLink to={href('profile')}>{verify.goOn}</ButtonLink>}>
      <p>{verify.done}</p>
    </Outcome>
  );
}

/** Replaces the form. Another link can be requested in the profile. */
export function BadVerifyLink({ isNews = false }: { readonly isNews?: boolean }) {
  const verify = useScreenPhrases('verifyEmail');
  const href = useHref();
  return (
    <BadLink isNews={isNews} actions={<ButtonLink to={href('profile')}>{verify.goOn}</ButtonLink>}>
      <p>{verify.again}</p>
    </BadLink>
  );
}
