import { importRuns } from '@ayrac/contract/office/import-runs.ts';
import { importStates } from '@ayrac/domain/import/import-state.ts';
import { Button } from '@ayrac/kit/button.tsx';
import type { Row } from '#office/client/row.ts';
import { useQueryState } from '#office/paged/use-query-state.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { importAddress } from './addresses.ts';
import { ImportPage } from './import-page.tsx';
import { StateBadge } from './state-badge.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useRowWords } from './use-row-words.ts';
import './imports.css';

/** The imported files, each linked to its rows. */
const declaration: ResourceDeclaration = {
  shape: importRuns,
  titleField: 'fileName',
  columns: [
    ...['kind', 'state', 'total', 'refusedRows', 'createdBy', 'createdAt'],
    ...['source', 'newRows', 'changedRows', 'written'],
  ],
  rarely: ['source', 'newRows', 'changedRows', 'written'],
  form: [],
  cells: {
    state: ({ state }) => {
      const known = importStates.find((one) => one === state);
      return known && <StateBadge state={known} />;
    },
    total: (row) => <RowsCell row={row} />,
  },
  hrefOf: ({ id }, query) => importAddress(id, query),
  Above: Lede,
  HeadAction: BeginImport,
  useWords: () => useOfficePhrases()['import-runs'],
};

/** The list of imports, or the one in the address. */
export function Component() {
  const [address, change] = useQueryState();
  const id = address.get('import');
  const kind = address.get('new');
  if (id !== null) return <ImportPage key={id} id={id} />;
  return (
    <>
      <ResourcePage declaration={declaration} heading="h1" />
      {kind !== null && (
        <UploadDialog givenKind={kind} onClose={() => change({ new: '' }, { replace: true })} />
      )}
    </>
  );
}

function RowsCell({ row: { passed, total } }: { readonly row: Row }) {
  return useRowWords()({ passed: Number(passed), total: Number(total) });
}

function Lede() {
  return <p className="import-remark">{useOfficePhrases().imports.lede}</p>;
}

/** Starts an import with the selection of its file. */
function BeginImport() {
  const { imports: words } = useOfficePhrases();
  const [, change] = useQueryState();
  return (
    <Button icon="upload" size="small" data-new onClick={() => change({ new: 'campaigns' })}>
      {words.begin}
    </Button>
  );
}
