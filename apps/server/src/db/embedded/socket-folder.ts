import { existsSync } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Home } from './home.ts';

const SOCKET = '.s.PGSQL.5432';

/**
 * Longest path in bytes. `sun_path` holds 107 bytes on Linux and 103 on macOS, and the socket's file name takes 14 of
 * them.
 */
const LONGEST_FOLDER = 103 - `/${SOCKET}`.length;
const NAME = 'ayrac-XXXXXX';

interface Note {
  /**
   * Cluster that the note belongs to. A copied data folder contains the note of the original, which must not be used.
   */
  readonly cluster: string;
  readonly folder: string;
}

/** Returns the socket folder recorded in the data folder, or null when there is none for this home. */
export async function readSocketFolder(dataDir: string, home: Home): Promise<string | null> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => null);
  const note = text === null ? null : (JSON.parse(text) as Note);
  return note?.cluster === home.cluster ? note.folder : null;
}

/**
 * Creates the socket folder, under its recorded name if possible, so that the address survives a restart. Only its
 * owner may enter, because anyone who can open the socket needs no password.
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

/** Whether the socket file exists. Cleaners of temporary folders may remove it while PostgreSQL is running. */
export function hasSocket(folder: string): boolean {
  return existsSync(join(folder, SOCKET));
}

/**
 * Whether the folder exists, or could be created again, and is private to its owner. A cleaner of temporary folders may
 * have removed it, and another user may have created one with the same name since.
 */
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
  // The user that PostgreSQL runs as may not have access to root's own temporary folder.
  return short && home.runner.owner === undefined ? folder : '/tmp';
}

function noteOf(dataDir: string): string {
  return join(dataDir, 'socket');
}
