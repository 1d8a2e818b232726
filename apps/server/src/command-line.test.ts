import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const retention = 'retention/cli.ts';
const mail = 'features/mail/cli.ts';
const mailUsage = 'Usage: npm run mail -- list-dead | retry <id> | retry-all\n';
const account = 'account-command/cli.ts';
const accountUsage =
  'Usage: npm run account -- make-admin <username> <email> | set-password <username> | drop-second-factor <username> | disable <username> | enable <username> | rotate-keys | demo-code <username>\n';
const permissions = 'features/permission/cli.ts';
const permissionsUsage = 'Usage: npm run permissions -- --since <YYYY-MM-DD> --to <file>\n';
const erasures = 'features/account/personal-data/cli.ts';
const erasuresUsage = 'Usage: npm run erasures -- list --to <file> | apply [--from <file>]\n';
const demo = 'db/demo/cli.ts';

it.each([
  [retention, ['--dry'], 'Usage: npm run retention -- [--dry-run]\n'],
  [retention, ['--dry-run=no'], 'Usage: npm run retention -- [--dry-run]\n'],
  [retention, ['dry-run'], 'Usage: npm run retention -- [--dry-run]\n'],
  [mail, [], mailUsage],
  [mail, ['retry'], mailUsage],
  [mail, ['retry', 'all'], mailUsage],
  [mail, ['retry-all', 'now'], mailUsage],
  [demo, ['--campaign', '5'], 'Usage: npm run demo -- [--campaigns <how many, 1 or more>]\n'],
  [demo, ['--campaigns'], 'Usage: npm run demo -- [--campaigns <how many, 1 or more>]\n'],
  [demo, ['--campaigns', 'many'], 'Usage: npm run demo -- [--campaigns <how many, 1 or more>]\n'],
  [demo, ['--campaigns', '0'], 'Usage: npm run demo -- [--campaigns <how many, 1 or more>]\n'],
  [permissions, [], permissionsUsage],
  [permissions, ['--since', '2026-13-45', '--to', 'x'], permissionsUsage],
  [permissions, ['--since', '2026-11-20'], permissionsUsage],
  [erasures, [], erasuresUsage],
  [erasures, ['list'], erasuresUsage],
  [erasures, ['apply', '--to', 'x'], erasuresUsage],
  [erasures, ['apply', 'list'], erasuresUsage],
  [account, [], accountUsage],
  [account, ['make-admin', 'elif'], accountUsage],
  [account, ['set-password', 'elif', 'Kiraz-Dali7'], accountUsage],
  [account, ['toString'], accountUsage],
])('%s called with %j says in one line how it is called, and touches nothing', async (file, words, said) => {
  // An address that nothing answers at: whoever went on to the database would say so.
  const env = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const child = spawn(process.execPath, [file, ...words], { cwd: import.meta.dirname, env });
  const [errors, output, exitCode] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  expect({ errors, output, exitCode }).toEqual({ errors: said, output: '', exitCode: 2 });
});
