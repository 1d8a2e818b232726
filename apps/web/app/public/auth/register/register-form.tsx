import { useClient } from '@ayrac/browser/calls/client.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { type RegistrationInput, validateRegistration } from '@ayrac/domain/account/registration.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { CheckboxField } from '@ayrac/kit/choice-field.tsx';
import { EmailField, TextField } from '@ayrac/kit/text-field.tsx';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHref } from '#web/address.ts';
import { FormFailure } from '#web/form/form-failure.tsx';
import { type Draft, fieldProps, type Refused, useForm } from '#web/form/use-form.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { Outcome } from '../outcome.tsx';

export const registerNames = [
  'username',
  'email',
  'password',
  'passwordConfirmation',
  'kvkkConsent',
] as const;
export const registerSecrets = ['password', 'passwordConfirmation'] as const;
type RegisterName = (typeof registerNames)[number];

/** Long enough to read that it worked; the login says it again. */
const READ_MS = 2_000;

/** The draft as rules and call read it. */
export function registrationBody(draft: Draft<RegisterName>, noticeVersion: string): RegistrationInput {
  return { ...draft, kvkkConsent: draft.kvkkConsent !== '', noticeVersion };
}

interface RegisterFormProps {
  readonly noticeVersion: string;
  readonly refused: Refused<RegisterName> | undefined;
}

/** Makes a customer of a visitor; it works before script does. */
export function RegisterForm({ noticeVersion, refused }: RegisterFormProps) {
  const auth = useScreenPhrases('auth');
  const problems = useScreenPhrases('accountErrors');
  const { register } = auth;
  const client = useClient();
  const href = useHref();
  const form = useForm({
    names: registerNames,
    refused,
    missing: auth.missing,
    problems,
    failed: register.failed,
    check: (draft) => validateRegistration(registrationBody(draft, noticeVersion)),
    send: (draft) => client.register({ body: registrationBody(draft, noticeVersion) }),
  });
  if (form.isSent) return <Registered />;
  const { value: isRead, onBlur: _, onChange: __, ...box } = fieldProps(form, 'kvkkConsent');
  return (
    <form
      ref={form.element}
      method="post"
      action={href('register')}
      className="auth-form"
      aria-label={register.title}
      noValidate
      onSubmit={form.submit}
    >
      <input type="hidden" name="noticeVersion" value={noticeVersion} />
      <FormFailure message={form.message}>{auth.kept}</FormFailure>
      <TextField
        {...fieldProps(form, 'username')}
        label={auth.username}
        hint={register.usernameHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailField {...fieldProps(form, 'email')} label={auth.email} hint={register.emailHint} required />
      <NewPasswordFields form={form} label={auth.password} owner={form.draft} />
      <CheckboxField
        {...box}
        required
        checked={isRead !== ''}
        onChange={(event) => form.set('kvkkConsent', event.currentTarget.checked ? 'on' : '')}
        label={
          <>
            {register.noticeBefore}
            <TextLink to={href('kvkk')} target="_blank">
              {register.noticeLink}
            </TextLink>{' '}
            {register.noticeRead}
          </>
        }
      />
      <Button type="submit" size="large" wide loading={form.isSending}>
        {register.submit}
      </Button>
    </form>
  );
}

/** Says so, then leads to the login as specified. */
function Registered() {
  const { register } = useScreenPhrases('auth');
  const login = useHref()('loginAfter', 'uye-olundu');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(login, { replace: true }), READ_MS);
    return () => clearTimeout(timer);
  }, [login, navigate]);
  return (
    <Outcome title={register.doneTitle} actions={<ButtonLink to={login}>{register.toLogin}</ButtonLink>}>
      <p>{register.done}</p>
    </Outcome>
  );
}
