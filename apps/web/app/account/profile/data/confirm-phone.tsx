import { useClient } from '@ayrac/browser/calls/client.ts';
import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { parsePhoneCode, phoneCodeFields } from '@ayrac/domain/account/phone-code.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useState } from 'react';
import { FormFailure } from '#web/form/form-failure.tsx';

interface ConfirmPhoneProps {
  readonly onConfirmed: () => Promise<void>;
}

/** Confirms the profile's phone number by a code that is sent to it. */
export function ConfirmPhone({ onConfirmed }: ConfirmPhoneProps) {
  const { phone: words } = useScreenPhrases('profile').ownData.permissions;
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useForm({
    fields: phoneCodeFields,
    missing: words.missing,
    failed: words.failed,
    check: (draft) =>
      parsePhoneCode(draft.code) === undefined
        ? { kind: 'invalid', fields: { code: draft.code.trim() === '' ? 'required' : 'invalid' } }
        : { kind: 'ok', value: draft },
    send: async ({ code }) => {
      await client.confirmPhone({ body: { code } });
      await onConfirmed();
    },
  });

  const sendCode = async () => {
    setSending(true);
    setFailure('');
    try {
      await client.sendPhoneCode({ body: {} });
      setSent(true);
    } catch (error) {
      setFailure(readProblem(error).message || words.failed);
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form.element} className="part-form" aria-label={words.title} noValidate onSubmit={form.submit}>
      <FormFailure message={form.message || failure} />
      {isSent && (
        <>
          <p role="status">{words.sent}</p>
          <TextField {...fieldProps(form, 'code')} label={words.code} />
        </>
      )}
      <div className="part-actions">
        {isSent && (
          <Button type="submit" loading={form.isSending}>
            {words.confirm}
          </Button>
        )}
        <Button variant={isSent ? 'ghost' : 'secondary'} loading={isSending} onClick={() => void sendCode()}>
          {isSent ? words.again : words.send}
        </Button>
      </div>
    </form>
  );
}
