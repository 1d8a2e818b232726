import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { runNowOn } from '#server/jobs/running.ts';
import type { Target } from '#server/resource/write/bulk.ts';
import { presentJob } from './present.ts';
import { listJobRuns } from './queries.ts';
import { retryDeadMails } from './retry-dead-mails.ts';

export const backgroundHandlers: Handlers<'listBackgroundJobs' | 'retryDeadMails' | 'runBackgroundJob'> = {
  async listBackgroundJobs({ db, now }) {
    return (await listJobRuns(db)).map((runs) => presentJob(runs, now));
  },

  retryDeadMails: (context, { body }) => retryDeadMails(context, body.target as Target),

  async runBackgroundJob(context, { params: { name } }) {
    const { db } = context;
    if ((await listJobRuns(db)).every((job) => job.name !== name)) throw new RefusalError('not-found');
    const runNow = runNowOn(db);
    if (runNow === undefined) throw new RefusalError('overloaded');
    await inTransaction(db, (tx) =>
      writeAudit(tx, context, { action: 'job-run', targetKind: 'job', targetId: name }),
    );
    await runNow(name);
    return {};
  },
};
