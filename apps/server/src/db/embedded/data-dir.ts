import { chown, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asSelf, type Owner, run } from './runner.ts';

const isRoot = process.getuid?.() === 0;

/**
 * Creates the data folder, readable by its owner only. When root creates it, it is given to the owner of the parent
 * folder, so that one start with sudo does not lock an ordinary user out of their own clone.
 */
export async function makeDataDir(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 });
  if (made === undefined || !isRoot) return;
  await give(made, await ownerOf(dirname(made)));
}

/** Gives the files that root has written beside the cluster to the folder's owner, for the same reason. */
export async function handOver(dataDir: string): Promise<void> {
  if (!isRoot) return;
  const { uid, gid } = await ownerOf(dataDir);
  if (uid === 0) return;
  for (const name of await readdir(dataDir)) await chown(join(dataDir, name), uid, gid);
}

export async function ownerOf(path: string): Promise<Owner> {
  const { uid, gid } = await stat(path);
  return { uid, gid };
}

/** Changes the owner of a folder recursively. */
export async function give(path: string, owner: Owner): Promise<void> {
  const refusal = await run(asSelf, 'chown', ['-R', `${owner.uid}:${owner.gid}`, path]);
  if (refusal !== null) throw new Error(`The owner of ${path} cannot be changed: ${refusal}`);
}
