import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { type ImportKind, importKinds } from '@ayrac/domain/import/import-state.ts';
import { FILE_BYTES } from '@ayrac/domain/picture/upload.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { SelectField } from '@ayrac/kit/select-field.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { NotTaken, sendFile } from '#office/pictures/send-file.ts';
import { useQueryState } from '#office/pictures/use-query-state.ts';
import { useOfficeClient } from '#office/resource/client.ts';

/** Asks for a file and whose it is; a file that was read opens with its columns. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { imports: words } = useOfficePhrases();
  const { errors } = usePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const [, change] = useQueryState();
  const form = useId();
  const [kind, setKind] = useState<ImportKind>('campaigns');
  const [source, setSource] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const control = useRef(new AbortController());
  useEffect(() => () => control.current.abort(), []);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure('');
    const missing = file === null ? words.chooseFile : file.size > FILE_BYTES ? words.tooLarge : '';
    setProblem(missing);
    if (file === null || missing !== '') return;
    const { signal } = control.current;
    try {
      const upload = await sendFile(file, {
        signal,
        onPart: (part) =>
          setStatus(words.uploading({ percent: formatCount(Math.round(part * 100), locale) })),
        onWait: () => setStatus(words.waiting),
        renew: () => client.listImports({ query: {} }),
      });
      setStatus(words.reading);
      const { id } = await client.createImport({ body: { kind, upload, source } }, { signal });
      await queries.invalidateQueries({ queryKey: ['imports'] });
      onClose();
      change({ import: id });
    } catch (error) {
      if (signal.aborted) return;
      setStatus('');
      setFailure(
        error instanceof NotTaken ? words.tooLarge : readProblem(error).message || errors.page.unknown,
      );
    }
  };
  const isBusy = status !== '';
  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title={words.beginTitle}
      closeLabel={words.close}
      footer={
        <Button type="submit" form={form} loading={isBusy}>
          {words.upload}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className="import-form">
        <SelectField
          label={words.kind}
          value={kind}
          options={importKinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={({ currentTarget }) =>
            setKind(importKinds.find((one) => one === currentTarget.value) ?? 'campaigns')
          }
        />
        <TextField
          type="file"
          accept=".csv,.txt,.xlsx,.json"
          label={words.file}
          hint={words.fileHint}
          error={problem}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
        <TextField
          label={words.source}
          hint={words.sourceHint}
          maxLength={80}
          value={source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
        />
        <p role="status" className="import-remark">
          {status}
        </p>
        {failure !== '' && <Notice tone="error" live title={failure} />}
      </form>
    </Dialog>
  );
}
