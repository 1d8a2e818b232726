import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { Link } from 'react-router';
import { PagedList } from '#office/paged/paged-list.tsx';
import { usePages } from '#office/paged/use-pages.ts';
import { useQueryState } from '#office/paged/use-query-state.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { ImportPage } from './import-page.tsx';
import { StateBadge } from './state-badge.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import './imports.css';

/** The imports, and one of them where the address names it. */
export function Component() {
  const [address] = useQueryState();
  const id = address.get('import');
  return id === null ? <ImportList /> : <ImportPage key={id} id={id} />;
}

function ImportList() {
  const { imports: words } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const [address, change] = useQueryState();
  const kind = address.get('new');
  const { answer, items, total } = usePages(['imports'], (cursor, signal) =>
    client.listImports({ query: { cursor } }, { signal }),
  );
  const begin = (size: 'small' | 'medium') => (
    <Button icon="upload" size={size} data-new onClick={() => change({ new: 'campaigns' })}>
      {words.begin}
    </Button>
  );
  return (
    <>
      <PagedList
        title={words.title}
        count={total > 0 ? words.count({ count: formatCount(total, locale) }) : undefined}
        begin={begin('small')}
        tools={<p className="import-remark">{words.lede}</p>}
        answer={answer}
        isEmpty={items.length === 0}
        empty={
          <EmptyState icon="upload" title={words.empty} actions={begin('medium')}>
            <p>{words.emptyText}</p>
          </EmptyState>
        }
      >
        <ul className="import-list" aria-label={words.list}>
          {items.map((run) => (
            <li key={run.id} className="import-item">
              <Link to={`?import=${run.id}`} className="import-name" data-row>
                {run.fileName ?? words.noFile}
              </Link>
              <span className="import-faint">
                {words.kinds[run.kind]}
                {run.source !== '' && ` · ${run.source}`}
              </span>
              <StateBadge state={run.state} />
              <span className="import-figure">
                {words.progress({
                  passed: formatCount(run.passed, locale),
                  total: formatCount(run.total, locale),
                })}
              </span>
              <span className="import-faint import-by">
                {run.createdBy} · {formatDateTime(run.createdAt, locale)}
              </span>
            </li>
          ))}
        </ul>
      </PagedList>
      {kind !== null && <UploadDialog asked={kind} onClose={() => change({ new: '' }, { replace: true })} />}
    </>
  );
}
