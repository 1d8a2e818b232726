import { useClient } from '@ayrac/browser/calls/client.ts';
import { fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SecondFactorSetup } from '@ayrac/contract/account.ts';
import { digitCodeField } from '@ayrac/domain/account/login.ts';
import { readFields } from '@ayrac/domain/field/field.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useState } from 'react';
import { FormFailure } from '#web/form/form-failure.tsx';
import { copyText } from '#web/public/share/copy-text.ts';

const fields = { code: digitCodeField };

interface ScanStepProps {
  readonly setup: SecondFactorSetup;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret for an authenticator, as a QR code and as text, and asks for its first code. */
export function ScanStep({ setup, onConfirmed, onCancel }: ScanStepProps) {
  const { factor, cancel, failed } = useScreenPhrases('security');
  const { scan, codes } = factor;
  const client = useClient();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [announcement, setAnnouncement] = useState('');
  const form = useForm({
    fields,
    missing: scan.missing,
    failed,
    check: (draft) => readFields(fields, draft),
    send: async ({ code }) => {
      const { recoveryCodes } = await client.confirmSecondFactor({ body: { code: code.trim() } });
      onConfirmed(recoveryCodes);
    },
  });
  const copy = async () => setAnnouncement((await copyText(setup.secret)) ? codes.copied : codes.notCopied);
  return (
    <form ref={form.element} className="part-form" aria-label={scan.title} noValidate onSubmit={form.submit}>
      <div className="security-step">
        <h4 ref={heading} tabIndex={-1}>
          {factor.step({ step: 2, title: scan.title })}
        </h4>
        <p>{scan.text}</p>
      </div>
      <FormFailure message={form.message} />
      <div className="security-scan">
        <svg
          className="qr"
          viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
          role="img"
          aria-label={scan.picture}
        >
          <path d={setup.qr.path} />
        </svg>
        <div className="security-key">
          <p>{scan.manual}</p>
          <code>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <Button variant="secondary" size="small" icon="copy" onClick={copy}>
            {scan.copy}
          </Button>
          <a className="link security-app" href={setup.uri}>
            {scan.open}
          </a>
          <p role="status">{announcement}</p>
        </div>
      </div>
      <TextField {...fieldProps(form, 'code')} label={scan.code} hint={scan.codeHint} />
      <div className="part-actions">
        <Button type="submit" loading={form.isSending || form.isSent}>
          {scan.submit}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
