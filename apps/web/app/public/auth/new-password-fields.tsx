import { fieldProps, type TiedText } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PasswordOwner } from '@ayrac/domain/account/own-name.ts';
import { PasswordField } from '@ayrac/kit/form/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldsProps {
  readonly form: TiedText<'password' | 'passwordConfirmation'>;
  readonly label: string;
  readonly owner?: PasswordOwner;
}

/** New password with its strength, and the repetition. */
export function NewPasswordFields({ form, label, owner }: NewPasswordFieldsProps) {
  const auth = useScreenPhrases('auth');
  const labels = { showLabel: auth.showPassword, hideLabel: auth.hidePassword };
  return (
    <>
      <div className="grid gap-3">
        <PasswordField {...fieldProps(form, 'password')} {...labels} label={label} />
        <PasswordStrength password={form.draft.password} owner={owner} />
      </div>
      <PasswordField
        {...fieldProps(form, 'passwordConfirmation')}
        {...labels}
        label={auth.passwordConfirmation}
      />
    </>
  );
}
