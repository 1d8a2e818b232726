import { useFileCall } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FileDownloads } from '#office/screen/file-downloads.tsx';

/** Downloads all rows of all types as a file. */
export function LoanExport({ kind }: { readonly kind: 'offers' | 'parameters' }) {
  const { timeline } = useOfficePhrases().loans;
  const receive = useFileCall('exportLoanRows');
  return (
    <div className="loan-export">
      <FileDownloads
        labels={timeline.export}
        receive={(format, signal) => receive({ params: { kind }, query: { format } }, signal)}
      />
    </div>
  );
}
