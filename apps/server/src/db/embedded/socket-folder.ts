import { existsSync } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Home } from './home.ts';

const SOCKET = '.s.PGSQL.5432';

/** sun_path holds 107 bytes on Linux and 103 on macOS; the file's own name takes 14 of them. */
const LONGEST_FOLDER = 103 - `/${SOCKET}`.length;
const NAME = 'ayrac-XXXXXX';

interface Note {
  /** A data folder that was copied brings its note along: the note counts for this cluster alone. */
  readonly cluster: string;
  readonly folder: string;
}

/** The folder that the running PostgreSQL of this home listens in, as far as the data folder knows. */
export async function readSocketFolder(dataDir: string, home: Home): Promise<string | null> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => null);
  const note = text === null ? null : (JSON.parse(text) as Note);
  return note?.cluster === home.cluster ? note.folder : null;
}

/**
 * The folder to listen in: the one that was noted, so that a restart keeps its address, else a new one. It is
 * closed to everybody else, for who can open the socket needs no password.
 */
export async function makeSocketFolder(dataDir: string, home: Home): Promise<string> {
  const noted = await readSocketFolder(dataDir, home);
  if (noted !== null && (await usable(noted, home))) return noted;
  const folder = await mkdtemp(join(await shortTemporaryFolder(home), 'ayrac-'));
  if (home.runner.owner) await chown(folder, home.runner.owner.uid, home.runner.owner.gid);
  const note: Note = { cluster: home.cluster, folder };
  await writeFile(`${noteOf(dataDir)}.new`, JSON.stringify(note));
  await rename(`${noteOf(dataDir)}.new`, noteOf(dataDir));
  return folder;
}

/** Whether the socket that lets into PostgreSQL is there: a cleaner takes it from a PostgreSQL that runs. */
export function hasSocket(folder: string): boolean {
  return existsSync(join(folder, SOCKET));
}

/** Cleaners of temporary folders may have removed it; anybody could have made one of that name since. */
async function usable(folder: string, home: Home): Promise<boolean> {
  await mkdir(folder, { mode: 0o700 })
    .then(() => home.runner.owner && chown(folder, home.runner.owner.uid, home.runner.owner.gid))
    .catch(() => undefined);
  const found = await lstat(folder).catch(() => null);
  const owner = home.runner.owner?.uid ?? process.getuid?.();
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0;
}

async function shortTemporaryFolder(home: Home): Promise<string> {
  const folder = await realpath(tmpdir());
  const short = Buffer.byteLength(join(folder, NAME)) <= LONGEST_FOLDER;
  // Root's own temporary folder may be closed to the user that PostgreSQL runs as.
  return short && home.runner.owner === undefined ? folder : '/tmp';
}

function noteOf(dataDir: string): string {
  return join(dataDir, 'socket');
}
