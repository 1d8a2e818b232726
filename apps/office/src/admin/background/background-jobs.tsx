import { useLocale } from '@ayrac/browser/locale.ts';
import type { BackgroundJob } from '@ayrac/contract/office/background-jobs.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Part } from '#office/screen/part.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { runTime } from './run-time.ts';
import '#office/screen/counts.css';

const KEY = ['background-jobs'];
const WATCHED_MS = 1_000;
const IDLE_MS = 15_000;

/** The server's background jobs: their last run, their next one, and a button to run them now. */
export function BackgroundJobs({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) {
  const { background: words } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.listBackgroundJobs(undefined, { signal }),
    // Polls more often while a job is running, so that its start and end are visible.
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? WATCHED_MS : IDLE_MS),
  });
  const time = (at: string | null) => (at === null ? words.unknown : formatDateTime(at, locale));
  return (
    <section className="counts">
      <header className="counts-head">
        <Heading className={Heading === 'h1' ? 'screen-title' : 'sr-only'}>{words.title}</Heading>
        <p className="counts-total">{words.how}</p>
      </header>
      <Part answer={answer} height="list">
        {(jobs) =>
          jobs.length === 0 ? (
            <p className="panel-empty">{words.none}</p>
          ) : (
            <div className="counts-table">
              <DataTable
                caption={words.title}
                captionHidden
                columns={[
                  { key: 'name', label: words.name },
                  { key: 'state', label: words.state },
                  { key: 'last', label: words.last },
                  { key: 'duration', label: words.duration, number: true },
                  { key: 'next', label: words.next },
                  { key: 'actions', label: words.actions },
                ]}
                rows={jobs.map((job) => ({
                  key: job.name,
                  cells: {
                    name: <JobName name={job.name} />,
                    state: <State {...job} />,
                    last: time(job.last?.endedAt ?? null),
                    duration: job.last === null ? words.unknown : runTime(job.last, words, locale),
                    next: time(job.nextRun),
                    actions: <RunNow {...job} />,
                  },
                }))}
              />
            </div>
          )
        }
      </Part>
    </section>
  );
}

function JobName({ name }: Pick<BackgroundJob, 'name'>) {
  return <span className="counts-name">{useJobName(name)}</span>;
}

/** Returns the name of a job. Jobs without a phrase show their technical name. */
function useJobName(name: string): string {
  const { background } = useOfficePhrases();
  const names: Readonly<Record<string, string>> = background.names;
  return names[name] ?? name;
}

function State({ state, last }: BackgroundJob) {
  const { background: words } = useOfficePhrases();
  if (state !== 'idle') return <Badge tone="info">{words.states[state]}</Badge>;
  if (last === null) return <Badge>{words.states.idle}</Badge>;
  return (
    <span className="job-outcome">
      <Badge tone={last.outcome === 'completed' ? 'success' : 'danger'}>{words.outcomes[last.outcome]}</Badge>
      {last.error !== null && <span className="counts-name">{last.error}</span>}
    </span>
  );
}

function RunNow({ name, state }: BackgroundJob) {
  const { background: words } = useOfficePhrases();
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const label = useJobName(name);
  const run = async () => {
    await attempt(async () => {
      await client.runBackgroundJob({ params: { name } });
      show({ text: words.started({ job: label }) });
    });
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon="play"
      loading={isBusy || state === 'running'}
      onClick={run}
      aria-label={words.runLabelled({ job: label })}
    >
      {words.run}
    </Button>
  );
}

function isUnderWay({ state }: BackgroundJob): boolean {
  return state !== 'idle';
}
