import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import type { SubmitEvent } from 'react';
import { FileField } from '#office/fields/file-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ResultRows } from './result-rows.tsx';
import { useResults } from './use-results.ts';
import './results.css';

/** Imports the results of requests from a brand's file, after showing what each row would do. */
export function Results({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) {
  const { leadResults: words } = useOfficePhrases();
  const locale = useLocale();
  const { file, problem, status, failure, checked, isTaken, choose, look, take } = useResults();
  const isBusy = status !== '';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    look();
  };
  const countOf = (outcome: 'taken' | 'unchanged' | 'refused') =>
    formatCount(checked?.rows.filter((row) => row.outcome === outcome).length ?? 0, locale);
  const counts = { taken: countOf('taken'), unchanged: countOf('unchanged'), refused: countOf('refused') };
  const hasAny = checked?.rows.some(({ outcome }) => outcome === 'taken') === true;
  return (
    <section className="results">
      <Heading>{words.title}</Heading>
      <p>{words.about}</p>
      <p className="record-remark">{words.how}</p>
      <form noValidate onSubmit={send} className="results-form">
        <FileField
          accept=".csv,.txt,.xlsx"
          label={words.file}
          hint={words.fileHint}
          error={problem}
          file={file}
          onChange={choose}
        />
        <Button type="submit" variant="secondary" icon="upload" loading={isBusy}>
          {words.look}
        </Button>
      </form>
      <p role="status" className="record-remark">
        {status}
      </p>
      {failure !== '' && <Notice tone="error" live title={failure} />}
      {checked && (
        <>
          <Notice
            tone={isTaken ? 'success' : 'info'}
            live
            title={(isTaken ? words.did : words.would)(counts)}
          >
            {checked.left > 0 && words.left({ count: formatCount(checked.left, locale) })}
          </Notice>
          {!isTaken && hasAny && (
            <div>
              <Button icon="check" onClick={take} loading={isBusy}>
                {words.take({ count: counts.taken })}
              </Button>
            </div>
          )}
          <ResultRows rows={checked.rows} isTaken={isTaken} />
        </>
      )}
      <p className="record-remark">{words.system({ path: 'POST /api/brand/results' })}</p>
    </section>
  );
}
