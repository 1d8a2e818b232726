import { useLocale } from '@ayrac/browser/locale.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { type ExportReason, exportReasons } from '@ayrac/domain/audit/export-reason.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuButton } from '@ayrac/kit/menu/menu-item.tsx';
import { useEffect, useRef, useState } from 'react';
import { useExport } from '#office/client/client.ts';
import type { Arriving } from '#office/client/receive-file.ts';
import { saveFile } from '#office/client/save-file.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { useResource } from '../resource-context.tsx';
import { listQuery } from './use-list.ts';

type Format = 'csv' | 'xlsx';

/** Downloads the matching records, of the page or of another shape, as a file, with progress, start and cancel. */
export function useFileExport(query: string, total: number, other?: ResourceShape) {
  const { shape } = useResource().declaration;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const { show, showFailure } = useToast();
  const receive = useExport(other ?? shape);
  const [arriving, setArriving] = useState<Arriving | null>(null);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const start = async (format: Format, reason?: ExportReason) => {
    const begun = new AbortController();
    const { signal } = begun;
    control.current = begun;
    setArriving({ bytes: 0, rows: undefined, total });
    try {
      let rows = total;
      const narrowed = { ...listQuery(new URLSearchParams(query)), format };
      const exportQuery = reason === undefined ? narrowed : { ...narrowed, reason };
      const file = await receive(exportQuery, signal, (arrived) => {
        rows = arrived.total;
        setArriving(arrived);
      });
      saveFile(file);
      show({ text: resource.export.done({ count: formatCount(rows, locale) }) });
    } catch (error) {
      // Also said of an export that ends because its page is left.
      if (signal.aborted) show({ tone: 'info', text: resource.export.cancelled });
      else showFailure(error, { otherwise: resource.export.failed });
    } finally {
      setArriving(null);
    }
  };
  return { arriving, start, cancel: () => control.current?.abort() };
}

interface ExportMenuProps {
  readonly isBusy: boolean;
  readonly onStart: (format: Format, reason?: ExportReason) => void;
}

export function ExportMenu({ isBusy, onStart }: ExportMenuProps) {
  const { resource } = useOfficePhrases();
  const { shape } = useResource().declaration;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Menu
        button={
          <>
            <Icon name="download" />
            <span className="list-tool-name">{resource.export.button}</span>
          </>
        }
        label={resource.export.button}
        buttonClass="button button-secondary button-small"
        chevron={false}
        align="end"
      >
        {!shape.isExportedWithReason &&
          (['csv', 'xlsx'] as const).map((format) => (
            <MenuButton key={format} icon="file-text" disabled={isBusy} onClick={() => onStart(format)}>
              {resource.export[format]}
            </MenuButton>
          ))}
        {(shape.personal !== undefined || shape.isExportedWithReason) && (
          <MenuButton
            icon={shape.isExportedWithReason ? 'file-text' : 'eye'}
            disabled={isBusy}
            onClick={() => setIsAsking(true)}
          >
            {shape.isExportedWithReason ? resource.export.withReason : resource.export.revealed}
          </MenuButton>
        )}
      </Menu>
      {isAsking && (
        <ReasonDialog
          onClose={() => setIsAsking(false)}
          onStart={(format, reason) => {
            setIsAsking(false);
            onStart(format, reason);
          }}
        />
      )}
    </>
  );
}

interface ReasonDialogProps {
  readonly onClose: () => void;
  readonly onStart: (format: Format, reason: ExportReason) => void;
}

/** Asks for the reason before unmasked personal data, or a list at all, leaves the office. The audit log records it. */
function ReasonDialog({ onClose, onStart }: ReasonDialogProps) {
  const { resource, exportReasons: named, fieldErrors } = useOfficePhrases();
  const { shape } = useResource().declaration;
  const words = resource.export.reason;
  const [reason, setReason] = useState<ExportReason>();
  const [error, setError] = useState('');
  const field = useRef<HTMLSelectElement>(null);
  const send = (format: Format) => {
    setError(reason === undefined ? fieldErrors.required : '');
    if (reason === undefined) field.current?.focus();
    else onStart(format, reason);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={shape.personal === undefined ? words.titleOfList : words.title}
      closeLabel={resource.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {resource.cancel}
          </Button>
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button key={format} icon="download" onClick={() => send(format)}>
              {resource.export[format]}
            </Button>
          ))}
        </>
      }
    >
      <SelectField
        ref={field}
        data-autofocus
        label={words.label}
        hint={words.hint}
        error={error}
        placeholder={resource.pick}
        options={exportReasons.map((value) => ({ value, label: named[value] }))}
        value={reason ?? ''}
        onChange={({ currentTarget }) => setReason(exportReasons.find((one) => one === currentTarget.value))}
      />
    </Dialog>
  );
}

interface ExportProgressProps {
  readonly arriving: Arriving;
  readonly onCancel: () => void;
}

export function ExportProgress({ arriving: { bytes, rows, total }, onCancel }: ExportProgressProps) {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const words = { total: formatCount(total, locale) };
  const part = useFocusOnHeading<HTMLDivElement>();
  return (
    <div className="list-work" ref={part}>
      <p>
        {rows === undefined
          ? resource.export.bytes({ ...words, size: formatCount(bytes / 1024, locale) })
          : resource.export.rows({ ...words, done: formatCount(rows, locale) })}
      </p>
      <progress aria-label={resource.export.title} max={total || undefined} value={rows} />
      <Button variant="ghost" size="small" onClick={onCancel}>
        {resource.export.cancel}
      </Button>
    </div>
  );
}
