import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { Skeleton } from '@ayrac/kit/skeleton.tsx';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { usePages } from '#office/pictures/use-pages.ts';
import { useQueryState } from '#office/pictures/use-query-state.ts';
import { useOfficeClient } from '#office/resource/client.ts';
import { ListFailure } from '#office/resource/list-states.tsx';
import '#office/resource/list.css';
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
  const begin = (
    <Button icon="upload" onClick={() => change({ new: 'campaigns' })}>
      {words.begin}
    </Button>
  );
  return (
    <section className="list" aria-label={words.title}>
      <div className="list-head">
        <div className="list-name">
          <h1 className="list-title" tabIndex={-1}>
            {words.title}
          </h1>
          {answer.isSuccess && total > 0 && (
            <p className="list-count" role="status">
              {words.count({ count: formatCount(total, locale) })}
            </p>
          )}
        </div>
        {begin}
      </div>
      <p className="import-remark">{words.lede}</p>
      {answer.isPending && <Skeleton height="24rem" />}
      {answer.isError && items.length === 0 && (
        <ListFailure error={answer.error} onRetry={() => answer.refetch()} />
      )}
      {answer.isSuccess && items.length === 0 && (
        <EmptyState icon="upload" title={words.empty} actions={begin}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className="import-list" aria-label={words.list}>
          {items.map((run) => (
            <li key={run.id} className="import-item">
              <Link to={`?import=${run.id}`} className="import-name">
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
      )}
      {answer.hasNextPage && (
        <div className="list-more">
          <Button
            variant="secondary"
            size="small"
            loading={answer.isFetching}
            onClick={() => answer.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
      {kind !== null && <UploadDialog asked={kind} onClose={() => change({ new: '' }, { replace: true })} />}
    </section>
  );
}
