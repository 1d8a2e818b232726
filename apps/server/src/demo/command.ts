import { parseArgs } from 'node:util';
import { command } from '#server/command-line.ts';
import { say } from '#server/say.ts';
import { seed } from '#server/seed.ts';
import { wholeNumber } from '#server/settings.ts';
import { growDemo } from './grow-demo.ts';

const count = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** Command that creates or enlarges the demo in the installation's database. */
export const demoCommand = command({
  usage: 'npm run demo -- [--campaigns <number>]',
  parseArguments: (args) =>
    count(
      parseArgs({ args, options: { campaigns: { type: 'string', default: '100000' } } }).values.campaigns,
    ),
  run: async (db, campaigns, env) => {
    const started = performance.now();
    const now = new Date();
    const isDemo = await seed(db, { ...env, demo: 'on' }, say, now);
    if (!isDemo) throw new Error('This database has its own catalogue, so no demo data is added.');
    const added = await growDemo(db, campaigns, now, say);
    const seconds = (performance.now() - started) / 1000;
    say.info(
      `${added} campaigns added in ${seconds.toFixed(1)} s (${Math.round(added / seconds)} a second).`,
    );
  },
});
