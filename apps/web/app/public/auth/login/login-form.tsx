import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { boxProps, type FormState, fieldProps, type Refused, useForm } from '@ayrac/browser/form/use-form.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { rememberedUsername } from '@ayrac/browser/session/remembered.ts';
import { useSessionActions } from '@ayrac/browser/session/use-session.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { PasswordField } from '@ayrac/kit/form/password-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useEffect, useLayoutEffect, useState } from 'react';
import { FormFailure } from '#web/form/form-failure.tsx';
import { useHref } from '#web/page/address.ts';
import { CodeStep } from './code-step.tsx';
import { checkLogin, loginBody, loginForm } from './login-draft.ts';
import { type LoginFailure, loginFailureOf } from './sign-in-failure.ts';

interface LoginFormProps {
  /** Address that the form posts to without script. It contains the return path. */
  readonly action: string;
  /** Submission that the server refused before script ran, and whether it requires the second factor. */
  readonly refused: (Refused<typeof loginForm> & { readonly needsCode: boolean }) | undefined;
}

/** Username and password, then the code if the account has a second factor. Works without script. */
export function LoginForm({ action, refused }: LoginFormProps) {
  const auth = useScreenPhrases('auth');
  const login = useScreenPhrases('login');
  const { errors } = usePhrases();
  const href = useHref();
  const { signIn } = useSessionActions();
  const [failure, setFailure] = useState<LoginFailure>({ title: login.refused, detail: '' });
  const [asksCode, setAsksCode] = useState(false);
  const [isBack, setBack] = useState(false);
  const needsCode = refused?.needsCode ?? false;
  const form = useForm({
    fields: loginForm,
    refused,
    missing: { ...auth.missing, username: auth.missing.usernameOrEmail },
    failed: login.failed,
    check: (draft) => checkLogin(draft, needsCode),
    explain: (error) => {
      const failure = loginFailureOf(error, login, errors.page.unknown);
      setFailure(failure);
      return failure.title;
    },
    send: async (draft) => {
      try {
        await signIn(loginBody(draft));
      } catch (error) {
        if (readProblem(error).code !== 'second-factor-needed' || needsCode) throw error;
        setAsksCode(true);
        setBack(false);
      }
    },
  });
  useRememberedName(form);
  useLayoutEffect(() => {
    if (isBack) form.element.current?.querySelector('input')?.focus();
  }, [isBack, form.element]);

  if (asksCode && form.isSent) {
    const again = () => {
      setAsksCode(false);
      setBack(true);
      form.reset();
    };
    return <CodeStep draft={form.draft} onBack={again} />;
  }
  return (
    <form
      ref={form.element}
      method="post"
      action={action}
      className="auth-form"
      aria-label={login.title}
      noValidate
      onSubmit={form.submit}
    >
      <FormFailure message={form.message}>{refused === undefined ? failure.detail : ''}</FormFailure>
      <TextField {...fieldProps(form, 'username')} label={auth.usernameOrEmail} />
      <PasswordField
        {...fieldProps(form, 'password')}
        label={auth.password}
        hint={needsCode ? login.code.again : undefined}
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
      />
      {needsCode && (
        <TextField {...fieldProps(form, 'code')} label={login.code.title} hint={login.code.lede} required />
      )}
      <div className="auth-row">
        <CheckboxField {...boxProps(form, 'rememberMe')} label={login.remember} />
        <TextLink to={href('forgotPassword')}>{login.forgot}</TextLink>
      </div>
      <Button type="submit" size="large" wide loading={form.isSending || form.isSent}>
        {login.submit}
      </Button>
      <p className="sr-only" role="status">
        {form.isSent && login.onward}
      </p>
    </form>
  );
}

/** Fills in the remembered username, if the field is empty. */
function useRememberedName(form: {
  readonly draft: { readonly username: string };
  readonly set: FormState<typeof loginForm>['set'];
}): void {
  const { draft, set } = form;
  const [remembered, setRemembered] = useState<string>();
  useEffect(() => setRemembered(rememberedUsername()), []);
  useEffect(() => {
    if (remembered === undefined || remembered === '' || draft.username !== '') return;
    set('username', remembered);
    set('rememberMe', true);
    setRemembered('');
  }, [remembered, draft.username, set]);
}
