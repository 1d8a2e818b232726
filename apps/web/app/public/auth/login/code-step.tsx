import { fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSessionActions } from '@ayrac/browser/session/use-session.ts';
import { codeField } from '@ayrac/domain/account/login.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useLayoutEffect, useState } from 'react';
import { FormFailure } from '#web/form/form-failure.tsx';
import { type LoginDraft, loginBody } from './login-draft.ts';
import { type LoginFailure, loginFailureOf } from './sign-in-failure.ts';

const fields = { code: codeField };

interface CodeStepProps {
  /** Input of the previous step. The password is kept in memory only. */
  readonly draft: LoginDraft;
  readonly onBack: () => void;
}

/** Second step of a login: the code of the second factor. */
export function CodeStep({ draft, onBack }: CodeStepProps) {
  const auth = useScreenPhrases('auth');
  const login = useScreenPhrases('login');
  const { errors } = usePhrases();
  const { signIn } = useSessionActions();
  const [failure, setFailure] = useState<LoginFailure>({ title: '', detail: '' });
  const form = useForm({
    fields,
    missing: auth.missing,
    failed: login.failed,
    check: (draft) => readFields(fields, draft),
    explain: (error) => {
      const failure = loginFailureOf(error, login, errors.page.unknown);
      setFailure(failure);
      return failure.title;
    },
    send: ({ code }) => signIn(loginBody({ ...draft, code })),
  });
  useLayoutEffect(() => form.element.current?.querySelector('input')?.focus(), [form.element]);
  return (
    <form
      ref={form.element}
      className="auth-form"
      aria-labelledby="code-step"
      noValidate
      onSubmit={form.submit}
    >
      <h2 id="code-step" className="text-title">
        {login.code.title}
      </h2>
      <FormFailure message={form.message}>{failure.detail}</FormFailure>
      <TextField {...fieldProps(form, 'code')} label={login.code.label} hint={login.code.lede} />
      <Button type="submit" size="large" wide loading={form.isSending || form.isSent}>
        {login.code.submit}
      </Button>
      <Button variant="back" icon="arrow-left" onClick={onBack}>
        {login.code.back}
      </Button>
      <p className="sr-only" role="status">
        {form.isSent && login.onward}
      </p>
    </form>
  );
}
