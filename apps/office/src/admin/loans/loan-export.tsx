import { Button } from '@ayrac/kit/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useFileCall } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { saveFile } from '#office/resource/list/export-menu.tsx';
import { useToast } from '#office/screen/toasts.tsx';

/** Downloads all rows of all types as a file. */
export function LoanExport({ kind }: { readonly kind: 'offers' | 'parameters' }) {
  const { timeline } = useOfficePhrases().loans;
  const { show } = useToast();
  const receive = useFileCall('exportLoanRows');
  const [busy, setBusy] = useState<'csv' | 'xlsx' | null>(null);
  const control = useRef(new AbortController());
  useEffect(() => () => control.current.abort(), []);
  const start = async (format: 'csv' | 'xlsx') => {
    setBusy(format);
    try {
      saveFile(
        await receive({ params: { kind }, query: { format } }, control.current.signal, () => undefined),
      );
    } catch {
      if (!control.current.signal.aborted) show({ tone: 'error', text: timeline.exportFailed });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="loan-export">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="ghost"
          size="small"
          icon="download"
          loading={busy === format}
          onClick={() => start(format)}
        >
          {timeline.export[format]}
        </Button>
      ))}
    </div>
  );
}
