import { useLocale } from '@ayrac/browser/locale.ts';
import { type ImportKind, importKinds, importLimits } from '@ayrac/domain/import/import-state.ts';
import { FILE_BYTES } from '@ayrac/domain/picture/upload.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { FileField } from '#office/fields/file-field.tsx';
import { useQueryState } from '#office/paged/use-query-state.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { sendFile } from '#office/pictures/send-file.ts';
import { useUploadWords } from '#office/pictures/use-upload-words.ts';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { FailureNotice } from '#office/screen/failure-notice.tsx';

interface UploadDialogProps {
  /** Kind of import in the address. */
  readonly givenKind: string;
  readonly onClose: () => void;
}

/** Asks for a file or pasted cells and their kind, then opens the mapping of its columns. */
export function UploadDialog({ givenKind, onClose }: UploadDialogProps) {
  const { imports: words } = useOfficePhrases();
  const uploadWords = useUploadWords(words.tooLarge);
  const locale = useLocale();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const [, change] = useQueryState();
  const form = useId();
  const [kind, setKind] = useState<ImportKind>(importKinds.find((one) => one === givenKind) ?? 'campaigns');
  const [source, setSource] = useState('');
  const [chosen, setChosen] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure('');
    const file =
      chosen ?? (pasted.trim() === '' ? null : new File([pasted], words.pastedFile, { type: 'text/csv' }));
    const missing = file === null ? words.chooseFile : file.size > FILE_BYTES ? words.tooLarge : '';
    setProblem(missing);
    if (file === null || missing !== '') return;
    const begun = new AbortController();
    const { signal } = begun;
    control.current = begun;
    try {
      const upload = await sendFile(file, {
        signal,
        onPart: (part) =>
          setStatus(words.uploading({ percent: formatCount(Math.round(part * 100), locale) })),
        onWait: () => setStatus(words.waiting),
        renew: () => client['import-runs.list']({ query: { limit: 1 } }),
      });
      setStatus(words.reading);
      const { id } = await client.createImport({ body: { kind, upload, source } }, { signal });
      await queries.invalidateQueries({ queryKey: ['import-runs'] });
      change({ import: id, new: '' });
    } catch (error) {
      if (signal.aborted) return;
      setStatus('');
      setFailure(uploadWords(error));
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
        <DialogButtons onCancel={onClose} canAbort type="submit" form={form} loading={isBusy}>
          {words.upload}
        </DialogButtons>
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
        <FileField
          accept=".csv,.txt,.xlsx,.json"
          label={words.file}
          hint={words.fileHint}
          error={problem}
          file={chosen}
          onChange={setChosen}
        />
        {chosen === null && (
          <TextAreaField
            label={words.pasted}
            rows={3}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
        )}
        <TextField
          label={words.source}
          hint={words.sourceHint}
          maxLength={importLimits.source}
          value={source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
        />
        <p role="status" className="import-remark">
          {status}
        </p>
        <FailureNotice text={failure} />
      </form>
    </Dialog>
  );
}
