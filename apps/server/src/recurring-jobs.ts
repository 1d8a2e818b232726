import { purgeViews } from './features/attention/purge-views.ts';
import { keepFacets } from './features/campaign/filtering/keep-facets.ts';
import { dropEnded, recountAll, recountEnded } from './features/campaign/projection/refresh-lists.ts';
import { refreshPopularity } from './features/campaign/projection/refresh-popularity.ts';
import { countFigures } from './features/dashboard/count-figures.ts';
import { runAutomations } from './features/lead/automation/run-automations.ts';
import { beginWriting } from './features/lead/crm/mails/begin-writing.ts';
import { measureAnswers } from './features/lead/figures/measure-answers.ts';
import { renewClocks } from './features/lead/hours/renew-clocks.ts';
import { remindOfActions } from './features/lead/notices/remind-of-actions.ts';
import { sendReports } from './features/lead/report/send-reports.ts';
import { sendIssues } from './features/newsletter/send-issues.ts';
import { remindOfEndings } from './features/notification/remind-of-endings.ts';
import { purgeVariants } from './features/picture/purge-variants.ts';
import { purgeUploads, uploadFolder } from './features/picture/upload/uploads.ts';
import { NOTIFYING_JOB, notifyOfTexts } from './features/site-text-draft/notify-of-texts.ts';
import { purgeGuards } from './guards/purge.ts';
import type { Job } from './jobs/start.ts';
import { enforceRetention } from './retention/enforce.ts';

/** Every recurring background job. */
export const recurringJobs: readonly Job[] = [
  {
    name: 'refresh-lists',
    cron: '* * * * *',
    run: async (db, { clock, isDemo }) => {
      const now = clock();
      await recountEnded(db, now);
      // In the demo, ended campaigns keep their rows: the next start moves them on in time.
      if (!isDemo) await dropEnded(db, now);
      await keepFacets(db, now);
    },
  },
  { name: 'recount-lists', cron: '17 * * * *', run: (db, { clock }) => recountAll(db, clock()) },
  { name: 'refresh-popularity', cron: '37 * * * *', run: (db) => refreshPopularity(db) },
  {
    name: 'count-figures',
    cron: '*/5 * * * *',
    run: async (db, { clock }) => {
      // First, because a day is counted again only shortly after it.
      await measureAnswers(db);
      await countFigures(db, clock());
    },
  },
  // When no working hours have changed, this costs one query.
  { name: 'renew-clocks', cron: '* * * * *', run: (db) => renewClocks(db) },
  { name: 'run-automations', cron: '* * * * *', run: (db, services) => runAutomations(db, services) },
  { name: 'begin-writing', cron: '* * * * *', run: (db, { clock }) => beginWriting(db, clock()) },
  { name: 'remind-of-actions', cron: '* * * * *', run: (db, services) => remindOfActions(db, services) },
  { name: 'measure-answers', cron: '* * * * *', run: (db) => measureAnswers(db) },
  // Runs daily; the monthly report goes out in the first days of the next month.
  { name: 'send-reports', cron: '0 9 * * *', run: (db, services) => sendReports(db, services) },
  { name: 'purge-guards', cron: '47 * * * *', run: (db, { clock }) => purgeGuards(db, clock()) },
  { name: 'purge-views', cron: '52 * * * *', run: (db, { clock }) => purgeViews(db, clock()) },
  {
    name: 'purge-uploads',
    cron: '57 * * * *',
    run: async (_db, { clock, env }) => {
      await purgeUploads(uploadFolder(env.dataDir), clock());
    },
  },
  { name: NOTIFYING_JOB, cron: '* * * * *', run: (db, services) => notifyOfTexts(db, services) },
  // On Thursday mornings. The first of a month also sends the monthly issue.
  { name: 'send-newsletter', cron: '0 11 * * 4', run: (db, services) => sendIssues(db, services) },
  { name: 'remind-of-endings', cron: '0 10 * * *', run: (db, services) => remindOfEndings(db, services) },
  {
    name: 'retention',
    cron: '7 4 * * *',
    run: async (db, { clock, env }) => {
      await enforceRetention(db, clock());
      await purgeVariants(db, env.dataDir);
    },
  },
];
