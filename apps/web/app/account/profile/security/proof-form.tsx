import { type Draft, fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { proofFields } from '@ayrac/domain/account/login.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { PasswordField } from '@ayrac/kit/form/password-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { FormFailure } from '#web/form/form-failure.tsx';
import { UsernameForKeepers } from './username-for-keepers.tsx';

export type Proof = Draft<typeof proofFields>;

const withoutCode = { ...proofFields, code: { ...proofFields.code, isRequired: false } };

interface ProofFormProps {
  readonly username: string;
  readonly title: string;
  readonly text: string;
  /** Label of the submit button. */
  readonly actionLabel: string;
  readonly isDangerous?: boolean;
  /** If the second factor is on, its code is part of the proof. */
  readonly needsCode: boolean;
  readonly send: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for proof of identity before a change to the account's protection. */
export function ProofForm(props: ProofFormProps) {
  const { username, title, text, actionLabel, isDangerous, needsCode, send, onCancel } = props;
  const { factor, cancel, failed } = useScreenPhrases('security');
  const auth = useScreenPhrases('auth');
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const form = useForm({
    fields: proofFields,
    missing: factor.proof.missing,
    failed,
    check: (draft) => readFields(needsCode ? proofFields : withoutCode, draft),
    send,
  });
  return (
    <form ref={form.element} className="part-form" aria-label={title} noValidate onSubmit={form.submit}>
      <div className="security-step">
        <h4 ref={heading} tabIndex={-1}>
          {title}
        </h4>
        <p>{text}</p>
      </div>
      <FormFailure message={form.message} />
      <UsernameForKeepers username={username} />
      <PasswordField
        {...fieldProps(form, 'password')}
        label={factor.proof.password}
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
      />
      {needsCode && (
        <TextField {...fieldProps(form, 'code')} label={factor.proof.code} hint={factor.proof.codeHint} />
      )}
      <div className="part-actions">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} loading={form.isSending}>
          {actionLabel}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
