import { useClient } from '@ayrac/browser/calls/client.ts';
import { boxProps, type Draft, fieldProps, type Refused, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import {
  type RegistrationInput,
  registrationFields,
  validateRegistration,
} from '@ayrac/domain/account/registration.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { EmailField } from '#web/form/email-field.tsx';
import { FormFailure } from '#web/form/form-failure.tsx';
import { LateFieldSummary } from '#web/form/late-field-summary.tsx';
import { useKeptTexts } from '#web/form/use-kept-texts.ts';
import { useHref } from '#web/page/address.ts';
import { isNavigating } from '#web/page/router-transitions.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { Outcome } from '../outcome.tsx';

/** Fields that the visitor fills in. The version of the privacy notice comes with the page. */
const { noticeVersion: _version, ...registerFields } = registrationFields;

export { registerFields };
export const registerSecrets = ['password', 'passwordConfirmation'] as const;

/** How long the confirmation is shown, in milliseconds. The login repeats it. */
const READ_MS = 2_000;

/** Returns the registration for the rules and the call. */
export function registrationBody(
  draft: Draft<typeof registerFields>,
  noticeVersion: string,
): RegistrationInput {
  return { ...draft, noticeVersion };
}

interface RegisterFormProps {
  readonly noticeVersion: string;
  readonly refused: Refused<typeof registerFields> | undefined;
}

/** Registers a new member. Works without script. */
export function RegisterForm({ noticeVersion, refused }: RegisterFormProps) {
  const auth = useScreenPhrases('auth');
  const problems = useScreenPhrases('accountErrors');
  const register = useScreenPhrases('register');
  const client = useClient();
  const href = useHref();
  const form = useForm({
    fields: registerFields,
    refused,
    missing: auth.missing,
    problems,
    failed: register.failed,
    check: (draft) => validateRegistration(registrationBody(draft, noticeVersion)),
    send: (draft) => client.register({ body: registrationBody(draft, noticeVersion) }),
  });
  useKeptTexts(form, 'register');
  const { username, email, password, passwordConfirmation } = auth;
  const labels = { username, email, password, passwordConfirmation };
  if (form.isSent) return <Registered />;
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
      {form.errors.length > 0 && (
        <LateFieldSummary form={form} title={register.summary} labels={labels} missing={auth.missing} />
      )}
      <FormFailure message={form.message}>{auth.kept}</FormFailure>
      <TextField {...fieldProps(form, 'username')} label={auth.username} hint={auth.usernameHint} />
      <EmailField {...fieldProps(form, 'email')} label={auth.email} hint={register.emailHint} />
      <NewPasswordFields form={form} label={auth.password} owner={form.draft} />
      <CheckboxField
        {...boxProps(form, 'kvkkConsent')}
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

/** Confirms the registration, then opens the login as specified. */
function Registered() {
  const { registered } = useScreenPhrases('auth');
  const register = useScreenPhrases('register');
  const login = useHref()('loginAfter', 'uye-olundu');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      // A link that was clicked meanwhile is not called back.
      if (!isNavigating()) navigate(login, { replace: true });
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [login, navigate]);
  return (
    <Outcome title={registered} actions={<ButtonLink to={login}>{register.toLogin}</ButtonLink>}>
      <p>{register.done}</p>
    </Outcome>
  );
}
