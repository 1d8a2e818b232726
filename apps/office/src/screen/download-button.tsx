import { Button } from '@ayrac/kit/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#office/client/save-file.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from './toasts.tsx';

interface DownloadButtonProps {
  readonly label: string;
  readonly receive: (signal: AbortSignal) => Promise<File>;
}

/** Downloads a file. Leaving the page cancels that. */
export function DownloadButton({ label, receive }: DownloadButtonProps) {
  const { resource } = useOfficePhrases();
  const { showFailure } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const start = async () => {
    const begun = new AbortController();
    control.current = begun;
    setIsBusy(true);
    try {
      saveFile(await receive(begun.signal));
    } catch (error) {
      if (!begun.signal.aborted) showFailure(error, { otherwise: resource.export.failed });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="ghost" size="small" icon="download" loading={isBusy} onClick={start}>
      {label}
    </Button>
  );
}
