import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { CommandError, runMain } from '../scripts/steps.mjs';
import { attacksAsTests, runTests } from './attacks-as-tests.ts';
import { attackCalls } from './calls.ts';
import { freezeDatabase } from './freeze.ts';
import { overload } from './overload.ts';
import { attackPages } from './pages.ts';
import { printOutcome } from './report.ts';
import { restartInTurn } from './restart.ts';

/*
 * Attacks on the site by its own developers: always on a built site with its own demo data on this machine. `calls` and
 * `pages` send --requests N requests, generated from --seed S, with --at-once of them in parallel; --first starts with
 * a number other than 0, to repeat one of them. `objects` requests other people's data, `drills` takes the database
 * away, `freeze` does so for two minutes, `restart` restarts two nodes in turn under a load of quote requests, and
 * `overload` sends ten times what a node can answer.
 */
const parts = ['calls', 'pages', 'objects', 'drills', 'freeze', 'restart', 'overload'] as const;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      requests: { type: 'string', default: '25000' },
      seed: { type: 'string', default: '1' },
      'at-once': { type: 'string', default: '8' },
      first: { type: 'string', default: '0' },
    },
  });
  const part = parts.find((name) => name === positionals[0]);
  if (part === undefined || positionals.length > 1)
    throw new CommandError(`The attack must be one of ${parts.join(', ')}.`);
  if (part === 'objects' || part === 'drills') return runTests(attacksAsTests[part]);
  await build();
  if (part === 'freeze') return freezeDatabase();
  if (part === 'restart') return restartInTurn();
  if (part === 'overload') return overload();
  const plan = {
    requests: wholeNumber('requests', values.requests),
    seed: wholeNumber('seed', values.seed),
    atOnce: wholeNumber('at-once', values['at-once']),
    first: wholeNumber('first', values.first),
  };
  return printOutcome(part === 'calls' ? await attackCalls(plan) : await attackPages(plan));
});

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`--${name} must be a whole number.`);
  return Number(text);
}
