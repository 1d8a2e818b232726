import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PasswordOwner } from '@ayrac/domain/account/own-name.ts';
import { PasswordField } from '@ayrac/kit/password-field.tsx';
import { type FormState, fieldProps } from '#web/form/use-form.ts';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldsProps<Name extends string> {
  readonly form: FormState<Name | 'password' | 'passwordConfirmation'>;
  readonly label: string;
  readonly owner?: PasswordOwner;
}

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields<Name extends string>({ form, label, owner }: NewPasswordFieldsProps<Name>) {
  const auth = useScreenPhrases('auth');
  const labels = { showLabel: auth.showPassword, hideLabel: auth.hidePassword };
  return (
    <>
      <div className="grid gap-3">
        <PasswordField
          {...fieldProps(form, 'password')}
          {...labels}
          label={label}
          required
          autoComplete="new-password"
        />
        <PasswordStrength password={form.draft.password} owner={owner} />
      </div>
      <PasswordField
        {...fieldProps(form, 'passwordConfirmation')}
        {...labels}
        label={auth.passwordConfirmation}
        required
        autoComplete="new-password"
      />
    </>
  );
}
