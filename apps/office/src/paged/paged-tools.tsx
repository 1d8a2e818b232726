import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { type ReactNode, useMemo } from 'react';
import { useResourceCalls, useSharedCalls } from '#office/client/client.ts';
import type { NounWords } from '#office/client/words.ts';
import { type ListState, listAddress } from '#office/resource/address.ts';
import { ExportMenu, ExportProgress, useFileExport } from '#office/resource/list/export-menu.tsx';
import { ResourceProvider } from '#office/resource/resource-context.tsx';
import { useDefaultView } from '#office/resource/views/use-views.ts';
import { ViewsMenu } from '#office/resource/views/views-menu.tsx';

interface PagedToolsProps {
  /** The items as saved views and exports see them. */
  readonly shape: ResourceShape;
  readonly noun: NounWords;
  /** What the list shows. */
  readonly shown: Partial<ListState>;
  readonly total: number;
  /** Search and filters of the list. */
  readonly children: ReactNode;
}

/** Tools of a paged list: its filters, saved views and file export. The list is no table, so there are no columns. */
export function PagedTools({ shape, noun, shown, total, children }: PagedToolsProps) {
  const calls = useResourceCalls(shape);
  const shared = useSharedCalls();
  const parts = useMemo(() => {
    const declaration = { shape, titleField: '', columns: [], form: [], useWords: () => noun };
    return { declaration, noun, calls, shared };
  }, [shape, noun, calls, shared]);
  const everything: ListState = { q: '', sort: shape.defaultSort, isBin: false, filters: {} };
  return (
    <ResourceProvider value={parts}>
      <Tools query={listAddress(shape, { ...everything, ...shown }).toString()} total={total}>
        {children}
      </Tools>
    </ResourceProvider>
  );
}

function Tools({
  query,
  total,
  children,
}: Pick<PagedToolsProps, 'total' | 'children'> & { readonly query: string }) {
  useDefaultView();
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
