import { useLocale } from '@ayrac/browser/locale.ts';
import type { LeadFile } from '@ayrac/contract/office/lead-attachment-calls.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { useRef, useState } from 'react';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { Part } from '#office/screen/part.tsx';
import { PassingItem } from '#office/screen/passing-item.tsx';
import { formatFileSize } from './file-size.ts';
import { useFiles } from './use-files.ts';
import './attachments.css';

/** Files attached to a lead. */
export function LeadFiles({ record }: { readonly record: Row }) {
  const { files: words } = useOfficePhrases().leads;
  const { answer, status, add, save, remove } = useFiles(record.id);
  const [removing, setRemoving] = useState<LeadFile | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = status !== '';
  return (
    <section className="lead-part">
      <h3>{words.title}</h3>
      <Part answer={answer} height="tiles">
        {(files) =>
          files.length === 0 ? (
            <p className="lead-hint">{words.none}</p>
          ) : (
            <ul className="lead-files">
              {files.map((file) => (
                <FileItem
                  key={file.id}
                  file={file}
                  onSave={() => save(file.id)}
                  onRemove={() => setRemoving(file)}
                />
              ))}
            </ul>
          )
        }
      </Part>
      <div className="lead-row">
        <input
          ref={input}
          type="file"
          hidden
          accept=".pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) add(file);
            // Reset, so that the same file can be selected again.
            currentTarget.value = '';
          }}
        />
        <Button
          size="small"
          variant="secondary"
          icon="upload"
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {words.add}
        </Button>
      </div>
      <p className="lead-hint" role="status">
        {status || words.hint}
      </p>
      <AskDialog
        isOpen={removing !== null}
        title={words.askTitle({ name: removing?.name ?? '' })}
        text={words.askText}
        confirm={words.confirm}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing !== null) remove(removing.id);
          setRemoving(null);
        }}
      />
    </section>
  );
}

interface FileItemProps {
  readonly file: LeadFile;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

function FileItem({ file: { name, size, createdAt, by }, onSave, onRemove }: FileItemProps) {
  const { files: words, story } = useOfficePhrases().leads;
  const locale = useLocale();
  return (
    <PassingItem>
      <span className="lead-file">
        <strong translate="no">{name}</strong>
        <small>
          {words.about({
            size: formatFileSize(size, locale),
            at: formatDateTime(createdAt, locale),
            by: by ?? story.someone,
          })}
        </small>
      </span>
      <IconButton icon="download" label={words.open({ name })} onClick={onSave} />
      <IconButton icon="trash-2" label={words.remove({ name })} onClick={onRemove} />
    </PassingItem>
  );
}
