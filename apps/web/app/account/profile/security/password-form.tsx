import { useClient } from '@ayrac/browser/calls/client.ts';
import { fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import {
  type PasswordChange,
  passwordChangeFields,
  passwordChangeProblems,
} from '@ayrac/domain/account/password.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { PasswordField } from '@ayrac/kit/form/password-field.tsx';
import { useState } from 'react';
import { FormFailure } from '#web/form/form-failure.tsx';
import { Outcome } from '#web/public/auth/outcome.tsx';
import { PasswordStrength } from '#web/public/auth/password-strength.tsx';
import { useMemberData } from '../../use-member-data.ts';
import { UsernameForKeepers } from './username-for-keepers.tsx';

function check(draft: PasswordChange) {
  const fields = passwordChangeProblems(draft);
  return Object.keys(fields).length === 0
    ? ({ kind: 'ok', value: draft } as const)
    : ({ kind: 'invalid', fields } as const);
}

interface PasswordFormProps {
  readonly username: string;
  readonly onChanged: () => void;
}

/** Form with the current password, the new one and its repetition. */
export function PasswordForm({ username, onChanged }: PasswordFormProps) {
  const { password: texts } = useScreenPhrases('security');
  const auth = useScreenPhrases('auth');
  const problems = useScreenPhrases('accountErrors');
  const client = useClient();
  const [isDone, setDone] = useState(false);
  const { own: profile } = useMemberData(() => client.getCustomerProfile());
  const email = profile.kind === 'loaded' ? profile.value.email : '';
  const form = useForm({
    fields: passwordChangeFields,
    check,
    missing: texts.missing,
    problems,
    failed: texts.failed,
    send: async (draft) => {
      setDone(false);
      await client.changePassword({ body: draft });
      setDone(true);
      onChanged();
    },
  });
  const shown = { showLabel: auth.showPassword, hideLabel: auth.hidePassword } as const;
  if (form.isSent) form.reset();
  return (
    <form
      ref={form.element}
      className="part-form password-change"
      aria-label={texts.title}
      noValidate
      onSubmit={form.submit}
    >
      {isDone && (
        <Outcome title={texts.doneTitle}>
          <p>{texts.done}</p>
        </Outcome>
      )}
      <FormFailure message={form.message}>{auth.kept}</FormFailure>
      <UsernameForKeepers username={username} />
      <PasswordField {...fieldProps(form, 'current')} {...shown} label={texts.current} />
      <div className="password-next">
        <PasswordField {...fieldProps(form, 'next')} {...shown} label={texts.next} />
        <PasswordStrength password={form.draft.next} owner={{ username, email }} />
      </div>
      <PasswordField {...fieldProps(form, 'confirmation')} {...shown} label={texts.confirmation} />
      <div className="part-actions">
        <Button type="submit" loading={form.isSending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
