import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { CheckedImport } from '@ayrac/contract/office/loan-books.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { TextAreaField } from '@ayrac/kit/text-area-field.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeCalls } from '#office/resource/client.ts';
import { ImportedRows } from './imported-rows.tsx';
import { ProvenanceFields } from './provenance-fields.tsx';
import { useProvenance } from './use-provenance.ts';
import { usePublish } from './use-publish.ts';

interface ImportDialogProps {
  readonly today: string;
  readonly type: LoanType;
  readonly onClose: () => void;
}

/** Takes rates from a table: what it would change is told row by row, and published as one change. */
export function ImportDialog({ today, type, onClose }: ImportDialogProps) {
  const { loans } = useOfficePhrases();
  const { errors } = usePhrases();
  const locale = useLocale();
  const calls = useOfficeCalls();
  const provenance = useProvenance(today);
  const { isBusy, publish } = usePublish();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const [failure, setFailure] = useState('');
  const { form } = provenance;
  const words = loans.import;

  const check = async () => {
    setFailure('');
    try {
      const content =
        file === null
          ? ({ kind: 'text', text } as const)
          : ({ kind: 'file', base64: toBase64(await file.arrayBuffer()) } as const);
      setChecked(
        await calls.checkRateImport({ body: { type, from: form.getValues('from') || today, content } }),
      );
    } catch (error) {
      const { message, fields } = readProblem(error);
      setChecked(null);
      setFailure([message || errors.page.unknown, fields.content ?? ''].join(' ').trim());
    }
  };
  const save = (books: CheckedImport['books']) => {
    if (!provenance.check()) return;
    publish({
      from: form.getValues('from'),
      send: () => calls.changeOffers({ body: { ...form.getValues(), books } }),
      onDone: onClose,
      // What it would change is another thing now.
      onConflict: check,
      onRefused: provenance.tellServer,
    });
  };
  const ready = checked?.books.reduce((sum, { offers }) => sum + offers.length, 0) ?? 0;
  const refused = checked?.rows.filter(({ outcome }) => outcome === 'refused').length ?? 0;

  return (
    <Dialog
      open
      wide
      busy={isBusy}
      onClose={onClose}
      title={words.title}
      closeLabel={loans.close}
      footer={
        <>
          <Button variant="secondary" onClick={check}>
            {words.check}
          </Button>
          <Button loading={isBusy} disabled={ready === 0} onClick={() => checked && save(checked.books)}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div className="loan-preview">
        <p>{words.text}</p>
        <TextField
          type="file"
          accept=".csv,.txt,text/csv"
          label={words.file}
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null);
            setChecked(null);
          }}
        />
        <TextAreaField
          label={words.pasted}
          rows={5}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setChecked(null);
          }}
        />
        <ProvenanceFields form={form} />
        {failure !== '' && <Notice tone="error" live title={failure} />}
        {checked !== null && (
          <>
            <p role="status">
              {ready === 0 && refused === 0
                ? words.nothing
                : words.summary({ ready: formatCount(ready, locale), refused: formatCount(refused, locale) })}
            </p>
            <ImportedRows rows={checked.rows} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function toBase64(bytes: ArrayBuffer): string {
  // Letter by letter: a whole file is more arguments than a call takes.
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}
