import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { PagedList } from '#office/paged/paged-list.tsx';
import { usePages } from '#office/paged/use-pages.ts';
import { useQueryState } from '#office/paged/use-query-state.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { ListSearch } from '#office/resource/list-search.tsx';
import { ImportPage } from './import-page.tsx';
import { StateBadge } from './state-badge.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useRowWords } from './use-row-words.ts';
import './imports.css';

/** The columns of the list, where there is room for them. */
const heads = ['file', 'kind', 'state', 'rows', 'by'] as const;

/** The imports, and one of them where the address names it. */
export function Component() {
  const [address] = useQueryState();
  const id = address.get('import');
  return id === null ? <ImportList /> : <ImportPage key={id} id={id} />;
}

function ImportList() {
  const { imports: words, resource } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const tellRows = useRowWords();
  const [address, change] = useQueryState();
  const kind = address.get('new');
  const q = address.get('q') ?? '';
  const search = useRef<HTMLInputElement>(null);
  const { answer, items, total } = usePages(['imports', q], (cursor, signal) =>
    client.listImports({ query: { q: q || undefined, cursor } }, { signal }),
  );
  // Of what was never done nothing can be found.
  const isNew = answer.isSuccess && total === 0 && q === '';
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
        tools={
          <>
            <p className="import-remark">{words.lede}</p>
            {!isNew && (
              <div className="list-tools">
                <ListSearch
                  ref={search}
                  label={words.search}
                  q={q}
                  onSearch={(text) => change({ q: text }, { replace: true })}
                />
              </div>
            )}
          </>
        }
        answer={answer}
        isEmpty={items.length === 0}
        empty={
          q === '' ? (
            <EmptyState icon="upload" title={words.empty} actions={begin('medium')}>
              <p>{words.emptyText}</p>
            </EmptyState>
          ) : (
            <EmptyState
              title={resource.nothingMatches}
              actions={
                <Button variant="secondary" onClick={() => change({ q: '' })}>
                  {resource.clearSearch}
                </Button>
              }
            />
          )
        }
      >
        <ul className="import-list" aria-label={words.list}>
          <li className="import-item import-heads" aria-hidden="true">
            {heads.map((name) => (
              <span key={name}>{words.columns[name]}</span>
            ))}
          </li>
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
              <span className="import-figure">{tellRows(run)}</span>
              <span className="import-faint import-by">
                {[run.createdBy, formatDateTime(run.createdAt, locale)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </PagedList>
      {kind !== null && <UploadDialog asked={kind} onClose={() => change({ new: '' }, { replace: true })} />}
    </>
  );
}
