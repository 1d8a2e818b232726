import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { run } from './runner.ts';

export const SUPERUSER = 'ayrac';
const MAJOR = '18';

/** Written to postgresql.conf when the cluster is created; operators may change them there. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  max_connections: '100',
  max_wal_size: '1GB',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Without these two, failed statements and details of violated constraints would put personal data into the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/**
 * Creates the cluster unless it exists. An interrupted creation is discarded, since only a finished cluster is renamed
 * to the final name.
 */
export async function createCluster(home: Home): Promise<void> {
  if (existsSync(home.cluster)) return checkVersion(home.cluster);
  const draft = `${home.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (home.runner.owner) await chown(draft, home.runner.owner.uid, home.runner.owner.gid);
  const refusal = await run(home.runner, join(home.bin, 'initdb'), [
    ...['--pgdata', draft, '--username', SUPERUSER],
    ...['--auth-local', 'trust', '--auth-host', 'reject'],
    ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--locale', 'C.UTF-8'],
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
  ]);
  if (refusal !== null) throw new Error(`The embedded database could not be created: ${refusal}`);
  await rename(draft, home.cluster);
}

async function checkVersion(cluster: string): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR) return;
  throw new Error(
    `The data in ${cluster} was created by PostgreSQL ${version}, but the embedded version is ${MAJOR}. Restore a backup into an empty data folder.`,
  );
}
