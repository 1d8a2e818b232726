import { useClient } from '@ayrac/browser/calls/client.ts';
import { fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSessionActions } from '@ayrac/browser/session/use-session.ts';
import { proofFields } from '@ayrac/domain/account/login.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { PasswordField } from '@ayrac/kit/form/password-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useState } from 'react';
import { FormFailure } from '#web/form/form-failure.tsx';
import { useHref } from '#web/page/address.ts';

const withoutCode = { ...proofFields, code: { ...proofFields.code, isRequired: false } };

/** Explains what erasure means, then asks for proof of identity. */
export function EraseAccount({ needsCode }: { readonly needsCode: boolean }) {
  const { erase } = useScreenPhrases('profile').ownData;
  const [stage, setStage] = useState<'resting' | 'asking' | 'left'>('resting');
  const begin = useFocusOnArrival<HTMLButtonElement>(stage === 'left');
  return (
    <>
      <ul className="own-data-points">
        {erase.happens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {stage === 'asking' ? (
        <EraseForm needsCode={needsCode} onCancel={() => setStage('left')} />
      ) : (
        <div className="part-actions">
          <Button ref={begin} variant="danger" onClick={() => setStage('asking')}>
            {erase.begin}
          </Button>
        </div>
      )}
    </>
  );
}

interface EraseFormProps {
  readonly needsCode: boolean;
  readonly onCancel: () => void;
}

function EraseForm({ needsCode, onCancel }: EraseFormProps) {
  const { erase } = useScreenPhrases('profile').ownData;
  const auth = useScreenPhrases('auth');
  const client = useClient();
  const { signOut } = useSessionActions();
  const login = useHref()('login');
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const form = useForm({
    fields: proofFields,
    missing: erase.missing,
    failed: erase.failed,
    check: (draft) => readFields(needsCode ? proofFields : withoutCode, draft),
    send: async ({ password, code }) => {
      await client.eraseOwnData({ body: needsCode ? { password, code } : { password } });
      // The session has already ended: this tab and the others have to sign out.
      const farewell = `${login}?durum=silindi`;
      await signOut(farewell).catch(() => location.assign(farewell));
    },
  });
  return (
    <form
      ref={form.element}
      className="part-form"
      aria-label={erase.formTitle}
      noValidate
      onSubmit={form.submit}
    >
      <h4 ref={heading} tabIndex={-1}>
        {erase.formTitle}
      </h4>
      <FormFailure message={form.message} />
      <PasswordField
        {...fieldProps(form, 'password')}
        label={erase.password}
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
      />
      {needsCode && <TextField {...fieldProps(form, 'code')} label={erase.code} hint={erase.codeHint} />}
      <div className="part-actions">
        <Button type="submit" variant="danger" loading={form.isSending || form.isSent}>
          {erase.confirm}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {erase.cancel}
        </Button>
      </div>
    </form>
  );
}
