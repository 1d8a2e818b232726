import { once } from 'node:events';
import { openEmbeddedDatabase } from '../open.ts';

/**
 * A process of its own for the tests: opens the data folder of its first argument (as the user of the second, if
 * given), says on standard output where, and closes when its standard input ends.
 */
const [dataDir = '', uid] = process.argv.slice(2);
if (uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(Number(uid));
  process.setuid?.(Number(uid));
}

const said: string[] = [];
const note = (message: string) => void said.push(message);
const database = await openEmbeddedDatabase({ dataDir, log: { info: note, warn: note } });
process.stdout.write(`${JSON.stringify({ connection: database.connection, said })}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await database.close();
