import { readFile } from 'node:fs/promises';
import { asSelf, type Owner, run } from './runner.ts';

const NAME = 'postgres';

/**
 * Returns the system's `postgres` user, and creates it if necessary. Throws an error with a clear message when that is
 * impossible.
 */
export async function findServiceUser(): Promise<Owner> {
  const existing = await lookUp();
  if (existing !== null) return existing;
  const refusal = await run(asSelf, 'useradd', [
    ...['--system', '--user-group', '--no-create-home'],
    ...['--shell', '/usr/sbin/nologin', NAME],
  ]);
  const made = await lookUp();
  if (made === null) {
    throw new Error(
      `PostgreSQL refuses to run as root; this system allows no user namespaces, and the user "${NAME}" could not be created (${refusal}). Start the site as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return made;
}

async function lookUp(): Promise<Owner | null> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return parsePasswd(passwd, NAME);
}

/** Finds a user in the text of /etc/passwd; null when it is missing or is root under another name. */
export function parsePasswd(passwd: string, name: string): Owner | null {
  const fields = passwd.split('\n').map((line) => line.split(':'));
  const found = fields.find(([user]) => user === name);
  const [uid, gid] = [Number(found?.[2]), Number(found?.[3])];
  return Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 ? { uid, gid } : null;
}
