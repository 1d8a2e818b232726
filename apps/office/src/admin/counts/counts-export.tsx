import type { useFileCall } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FileDownloads } from '#office/screen/file-downloads.tsx';

interface CountsExportProps {
  readonly receive: ReturnType<typeof useFileCall>;
  readonly query: Readonly<Record<string, string>>;
}

/** Downloads everything that was counted as a file, beyond what the list shows. */
export function CountsExport({ receive, query }: CountsExportProps) {
  const { resource } = useOfficePhrases();
  return (
    <div className="counts-export">
      <FileDownloads
        labels={resource.export}
        receive={(format, signal) => receive({ query: { ...query, format } }, signal)}
      />
    </div>
  );
}
