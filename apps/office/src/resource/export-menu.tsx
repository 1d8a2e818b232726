import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu.tsx';
import { MenuButton } from '@ayrac/kit/menu-item.tsx';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#office/frame/toasts.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useExport } from './client.ts';
import type { Arriving } from './receive-file.ts';
import { useResource } from './resource-context.tsx';
import { listQuery } from './use-list.ts';

type Format = 'csv' | 'xlsx';

/** Fetches what the list matches as a file: how far that has come, and the ways to begin and to stop it. */
export function useFileExport(query: string, total: number) {
  const { shape } = useResource().declaration;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const { show } = useToast();
  const receive = useExport(shape);
  const [arriving, setArriving] = useState<Arriving | null>(null);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const start = async (format: Format) => {
    const begun = new AbortController();
    const { signal } = begun;
    control.current = begun;
    setArriving({ bytes: 0, rows: undefined, total });
    try {
      let rows = total;
      const file = await receive({ ...listQuery(new URLSearchParams(query)), format }, signal, (arrived) => {
        rows = arrived.total;
        setArriving(arrived);
      });
      save(file);
      show({ text: resource.export.done({ count: formatCount(rows, locale) }) });
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error && error.name === 'ApiProblem' ? error.message : '';
      show({ tone: 'error', text: reason || resource.export.failed });
    } finally {
      setArriving(null);
    }
  };
  return { arriving, start, cancel: () => control.current?.abort() };
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface ExportMenuProps {
  readonly isBusy: boolean;
  readonly onStart: (format: Format) => void;
}

export function ExportMenu({ isBusy, onStart }: ExportMenuProps) {
  const { resource } = useOfficePhrases();
  return (
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
      {(['csv', 'xlsx'] as const).map((format) => (
        <MenuButton key={format} icon="file-text" disabled={isBusy} onClick={() => onStart(format)}>
          {resource.export[format]}
        </MenuButton>
      ))}
    </Menu>
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
  return (
    <div className="list-work">
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
