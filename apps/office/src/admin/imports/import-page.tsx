import { useLocale } from '@ayrac/browser/locale.ts';
import type { ImportDetail } from '@ayrac/contract/office/imports.ts';
import { isUnderWay } from '@ayrac/domain/import/import-state.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { PassingButton } from '#office/screen/passing-button.tsx';
import { importsAddress } from './addresses.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportRows } from './import-rows.tsx';
import { StateBadge } from './state-badge.tsx';
import { useImport } from './use-import.ts';
import { useRowWords } from './use-row-words.ts';

/** One import: its columns, the effect of its rows, and its progress. */
export function ImportPage({ id }: { readonly id: string }) {
  const { imports: words, resource } = useOfficePhrases();
  const { answer, pending, check, move } = useImport(id);
  const [address] = useSearchParams();
  const [isMapping, setIsMapping] = useState(false);
  const run = answer.data;
  const showsMapping = run?.state === 'mapping' || (isMapping && run?.state === 'checked');
  return (
    <section className="list" aria-label={run?.fileName ?? words.title}>
      <ButtonLink variant="back" icon="arrow-left" to={importsAddress(address)}>
        {words.back}
      </ButtonLink>
      <div className="import-head">
        <h1 className="list-title" tabIndex={-1}>
          {run === undefined ? words.title : (run.fileName ?? words.noFile)}
        </h1>
        {run !== undefined && <StateBadge state={run.state} />}
      </div>
      {answer.isPending && <TextSkeleton lines={8} />}
      {answer.isError && run === undefined && <FailedAnswer title={resource.failedRecord} answer={answer} />}
      {run !== undefined && (
        <>
          <Progress run={run} />
          <ImportActions
            run={run}
            pending={pending}
            onMove={move}
            more={
              run.state === 'checked' &&
              !showsMapping && (
                <PassingButton
                  variant="ghost"
                  size="small"
                  icon="columns-3"
                  onClick={() => setIsMapping(true)}
                >
                  {words.mapping.again}
                </PassingButton>
              )
            }
          />
          {showsMapping && (
            <ColumnMapping
              run={run}
              isBusy={pending === 'check'}
              onCheck={async (body) => {
                // The mapping stays until the server has it.
                if (await check(body)) setIsMapping(false);
              }}
            />
          )}
          {run.state !== 'mapping' && !showsMapping && <ImportRows run={run} />}
        </>
      )}
    </section>
  );
}

function Progress({ run }: { readonly run: ImportDetail }) {
  const { imports: words } = useOfficePhrases();
  const locale = useLocale();
  const rowPhrase = useRowWords();
  const { state, total, passed, counts } = run;
  // While an import is being undone, the count is what remains to be undone.
  const writtenPhrase = state === 'undoing' ? words.standing : words.written;
  return (
    <div className="import-progress">
      {isUnderWay(state) && (
        <progress max={Math.max(1, total)} value={passed} aria-label={words.states[state]} />
      )}
      <p className="import-faint" role="status">
        {words.kinds[run.kind]} · {rowPhrase(run)}
        {counts.written > 0 && ` · ${writtenPhrase({ count: formatCount(counts.written, locale) })}`}
      </p>
    </div>
  );
}
