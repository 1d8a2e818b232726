import type { useFileCall } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DownloadButton } from '#office/screen/download-button.tsx';

interface CountsExportProps {
  readonly receive: ReturnType<typeof useFileCall>;
  readonly query: Readonly<Record<string, string>>;
}

/** Downloads everything that was counted as a file, beyond what the list shows. */
export function CountsExport({ receive, query }: CountsExportProps) {
  const { resource } = useOfficePhrases();
  return (
    <div className="counts-export">
      {(['csv', 'xlsx'] as const).map((format) => (
        <DownloadButton
          key={format}
          label={resource.export[format]}
          receive={(signal) => receive({ query: { ...query, format } }, signal)}
        />
      ))}
    </div>
  );
}
