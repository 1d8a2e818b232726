import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountCommand } from './account-command/command.ts';
import type { Command } from './command-line.ts';
import { demoCommand } from './demo/command.ts';
import { erasuresCommand } from './features/account/personal-data/command.ts';
import { mailCommand } from './features/mail/command.ts';
import { permissionsCommand } from './features/permission/command.ts';
import { retentionCommand } from './retention/command.ts';

const { exitCode, argv } = process;
afterEach(() => {
  process.argv = argv;
  // Otherwise the test run would end with this exit code.
  process.exitCode = exitCode;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The parts of a command that do not depend on its arguments. */
type AnyCommand = Pick<Command<unknown>, 'usage' | 'parseArguments'>;

describe.each<[file: string, command: AnyCommand, usage: string, wrong: string[][]]>([
  [
    'retention/cli.ts',
    retentionCommand,
    'npm run retention -- [--dry-run]',
    [['--dry'], ['--dry-run=no'], ['dry-run']],
  ],
  [
    'features/mail/cli.ts',
    mailCommand,
    'npm run mail -- list-dead | retry <id> | retry-all',
    [[], ['retry'], ['retry', 'all'], ['retry-all', 'now']],
  ],
  [
    'demo/cli.ts',
    demoCommand,
    'npm run demo -- [--campaigns <number>]',
    [['--campaign', '5'], ['--campaigns'], ['--campaigns', 'many'], ['--campaigns', '0']],
  ],
  [
    'features/permission/cli.ts',
    permissionsCommand,
    'npm run permissions -- --since <YYYY-MM-DD> --to <file> --reason <why>',
    [
      [],
      ['--since', '2026-13-45', '--to', 'x', '--reason', 'Bildirim'],
      ['--since', '2026-11-20', '--reason', 'Bildirim'],
      ['--since', '2026-11-20', '--to', 'x'],
    ],
  ],
  [
    'features/account/personal-data/cli.ts',
    erasuresCommand,
    'npm run erasures -- list --to <file> | apply [--from <file>]',
    [[], ['list'], ['apply', '--to', 'x'], ['apply', 'list']],
  ],
  [
    'account-command/cli.ts',
    accountCommand,
    'npm run account -- make-admin <username> <email> | set-password <username> | drop-second-factor <username> | disable <username> | enable <username> | rotate-keys | demo-code <username>',
    [[], ['make-admin', 'elif'], ['set-password', 'elif', 'Kiraz-Dali7'], ['toString']],
  ],
])('%s', (file, command, usage, wrong) => {
  it.each(wrong.map((words) => [words]))('does not accept %j', (words) => {
    expect(() => command.parseArguments([...words])).toThrow();
  });

  it('prints its usage in one line after a wrong call, and changes nothing', async () => {
    expect(command.usage).toBe(usage);
    // An unreachable database: a command that goes on after wrong arguments would report it.
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    process.argv = [process.execPath, file, ...(wrong[0] ?? [])];
    // Importing the module runs its command. A process for each would take as long as a hundred tests.
    await import(/* @vite-ignore */ `./${file}`);
    expect(errors.mock.calls.map(([text]) => text)).toEqual([`Usage: ${usage}\n`]);
    expect(output).not.toHaveBeenCalled();
    expect(process.exitCode).toBe(2);
  });
});

it('a process exits with a failure code after a wrong call', async () => {
  const env = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const child = spawn(process.execPath, ['retention/cli.ts', '--dry'], { cwd: import.meta.dirname, env });
  const [errors, exitCode] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  expect({ errors, exitCode }).toEqual({ errors: `Usage: ${retentionCommand.usage}\n`, exitCode: 2 });
});
