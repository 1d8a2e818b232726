import { useFileCall } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DownloadButton } from '#office/screen/download-button.tsx';

/** Downloads all rows of all types as a file. */
export function LoanExport({ kind }: { readonly kind: 'offers' | 'parameters' }) {
  const { timeline } = useOfficePhrases().loans;
  const receive = useFileCall('exportLoanRows');
  return (
    <div className="loan-export">
      {(['csv', 'xlsx'] as const).map((format) => (
        <DownloadButton
          key={format}
          label={timeline.export[format]}
          receive={(signal) => receive({ params: { kind }, query: { format } }, signal)}
        />
      ))}
    </div>
  );
}
