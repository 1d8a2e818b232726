import { campaignGalleries } from '@ayrac/contract/office/campaign-galleries.ts';
import type { GalleryLack } from '@ayrac/domain/picture/picture-lists.ts';
import { type ReactNode, useMemo } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { listAddress } from '#office/resource/address.ts';
import { callsOf, useOfficeClient, useSharedCalls } from '#office/resource/client.ts';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ExportMenu, ExportProgress, useFileExport } from '#office/resource/list/export-menu.tsx';
import { ResourceProvider } from '#office/resource/resource-context.tsx';
import { ViewsMenu } from '#office/resource/views/views-menu.tsx';

/** Galleries as saved views and exports see them. Their list is not a table, so there are no columns. */
const declaration: ResourceDeclaration = {
  shape: campaignGalleries,
  titleField: 'title',
  columns: [],
  form: [],
  useWords: () => useOfficePhrases()['campaign-galleries'],
};

interface GalleryToolsProps {
  readonly q: string;
  readonly lacks: GalleryLack | undefined;
  readonly total: number;
  /** Filters of the list. */
  readonly children: ReactNode;
}

/** Tools of the gallery list: its filters, saved views and file export. */
export function GalleryTools({ q, lacks, total, children }: GalleryToolsProps) {
  const noun = declaration.useWords();
  const client = useOfficeClient();
  const shared = useSharedCalls();
  const parts = useMemo(
    () => ({ declaration, noun, shared, calls: callsOf(client, campaignGalleries.name) }),
    [noun, shared, client],
  );
  const query = listAddress(campaignGalleries, {
    q,
    sort: campaignGalleries.defaultSort,
    isBin: false,
    filters: lacks === undefined ? {} : { lacks },
  }).toString();
  return (
    <ResourceProvider value={parts}>
      <Tools query={query} total={total}>
        {children}
      </Tools>
    </ResourceProvider>
  );
}

interface ToolsProps {
  readonly query: string;
  readonly total: number;
  readonly children: ReactNode;
}

function Tools({ query, total, children }: ToolsProps) {
  const file = useFileExport(query, total);
  return (
    <>
      <div className="list-tools">
        {children}
        <div className="list-menus menu-row">
          <ViewsMenu query={query} />
          <ExportMenu isBusy={file.arriving !== null} onStart={file.start} />
        </div>
      </div>
      {file.arriving && <ExportProgress arriving={file.arriving} onCancel={file.cancel} />}
    </>
  );
}
