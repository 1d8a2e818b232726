import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError, ROOT } from '../scripts/steps.mjs';
import { askEach } from './ask-each.ts';
import type { ColdRequest } from './cold/cold-request.ts';
import { type ColdSite, withColdSite } from './cold/cold-site.ts';
import { type CpuProfile, openInspector, selfTimes } from './inspector.ts';
import { readStatements, type Statement } from './statement-log.ts';

const FOLDER = 'bench/profiles';
const WARM_UP = 300;
const TIMES = 400;
/** Most lines of a table. Further ones are noise. */
const MOST_LINES = 25;
const TEXT = 100;

/**
 * Profiles one kind of request, sent repeatedly, and writes the CPU profile to `bench/profiles`, in the format of
 * Chrome's developer tools. Returns a summary and the SQL statements with their times for parsing, planning and
 * execution.
 */
export function profileRequest(
  words: string,
  campaigns: number,
  say: (line: string) => void,
): Promise<string> {
  const env = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };
  return withColdSite(say, { campaigns, env }, async (cold) => {
    const request = choose(cold.requests, words);
    say(`${request.name}: ${TIMES} times`);
    await askEach(cold.site.origin, request, WARM_UP, 1);
    const profile = await profileServer(cold, request);
    const statements = await watchStatements(cold, request);
    const path = join(FOLDER, `${request.name.replace(/\W+/g, '-')}.cpuprofile`);
    await mkdir(join(ROOT, FOLDER), { recursive: true });
    await writeFile(join(ROOT, path), JSON.stringify(profile));
    return [
      `${request.name}, milliseconds per request`,
      '',
      ...serverLines(profile),
      '',
      ...statementLines(statements),
      '',
      path,
    ].join('\n');
  });
}

function choose(requests: readonly ColdRequest[], words: string): ColdRequest {
  const found =
    requests.find(({ name }) => name === words) ?? requests.find(({ name }) => name.includes(words));
  if (found !== undefined) return found;
  throw new CommandError(`--profile must be one of: ${requests.map(({ name }) => `"${name}"`).join(', ')}.`);
}

async function profileServer({ site }: ColdSite, request: ColdRequest): Promise<CpuProfile> {
  const inspector = await openInspector(site.logged());
  try {
    await inspector.start();
    await askEach(site.origin, request, TIMES, 1);
    return await inspector.stop();
  } finally {
    inspector.close();
  }
}

/**
 * Makes PostgreSQL log every step of every statement for a while. This is separate from the profile, which it would
 * slow down.
 */
async function watchStatements(
  { site, db, databaseDir }: ColdSite,
  request: ColdRequest,
): Promise<Statement[]> {
  const turn = async (to: string) => {
    await db.$client.query(`alter system set log_min_duration_statement = ${to}`);
    await db.$client.query('select pg_reload_conf()');
    // Each connection applies the setting before its next statement.
    await delay(500);
  };
  const log = await open(join(databaseDir, 'postgres.log'));
  try {
    await turn('0');
    const { size } = await log.stat();
    await askEach(site.origin, request, TIMES, 1);
    const end = (await log.stat()).size;
    const written = Buffer.alloc(end - size);
    await log.read(written, 0, written.length, size);
    return readStatements(written.toString());
  } finally {
    await turn('default');
    await log.close();
  }
}

function serverLines(profile: CpuProfile): string[] {
  const each = (us: number) => (us / 1_000 / TIMES).toFixed(3);
  return selfTimes(profile)
    .slice(0, MOST_LINES)
    .map(({ name, us }) => `${each(us).padStart(8)}  ${name}`);
}

function statementLines(statements: readonly Statement[]): string[] {
  const each = (ms: number) => (ms / TIMES).toFixed(3).padStart(8);
  return [
    '   parse      plan   execute   times',
    ...statements
      .slice(0, MOST_LINES)
      .map(
        ({ parseMs, bindMs, executeMs, times, text }) =>
          `${each(parseMs)}  ${each(bindMs)}  ${each(executeMs)}  ${(times / TIMES).toFixed(2).padStart(6)}  ${text.slice(0, TEXT)}`,
      ),
  ];
}
