import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Runs of a job; instants in the database's text format. */
export interface JobRuns {
  readonly name: string;
  readonly runningSince: string | null;
  readonly isWaiting: boolean;
  readonly lastState: 'completed' | 'failed' | null;
  readonly lastStartedAt: string | null;
  readonly lastEndedAt: string | null;
  readonly error: string | null;
}

/** Lists the plans of all recurring jobs with their runs. Empty when none was ever started. */
export async function listJobRuns(db: Executor): Promise<readonly (JobRuns & { readonly plan: string })[]> {
  const { rows } = await db.execute<JobRuns & { plan: string } & Record<string, unknown>>(sql`
    select s.name, s.cron as plan, running.started_on as "runningSince", waiting.id is not null as "isWaiting",
      last.state::text as "lastState", last.started_on as "lastStartedAt", last.completed_on as "lastEndedAt",
      last.output ->> 'message' as error
    from pgboss.schedule s
    left join lateral (
      select started_on from pgboss.job j where j.name = s.name and j.state = 'active'
      order by started_on desc, id limit 1
    ) running on true
    left join lateral (
      select id from pgboss.job j where j.name = s.name and j.state in ('created', 'retry') order by created_on, id limit 1
    ) waiting on true
    left join lateral (
      select state, started_on, completed_on, output from pgboss.job j
      where j.name = s.name and j.state in ('completed', 'failed') and j.started_on is not null
      order by completed_on desc, id limit 1
    ) last on true
    order by s.name`);
  return rows;
}
