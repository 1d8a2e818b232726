import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command of `npm run account` on the database of the stories' own site. */
export async function runAccountCommand(...words: readonly string[]): Promise<void> {
  const place = { DATA_DIR: process.env.STORY_DATA_DIR, DATABASE_URL: '' };
  const command = ['apps/server/src/account-command/cli.ts', ...words];
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...place } });
}
