import { once } from 'node:events';
import { openEmbeddedDatabase } from '../open.ts';

/**
 * Separate process for the tests: opens the data folder given as its first argument (as the user given as the second,
 * if any), prints the address, and closes when its standard input ends.
 */
const [dataDir = '', uid] = process.argv.slice(2);
if (uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(Number(uid));
  process.setuid?.(Number(uid));
}

const output: string[] = [];
const note = (message: string) => void output.push(message);
const database = await openEmbeddedDatabase({ dataDir, log: { info: note, warn: note } });
process.stdout.write(`${JSON.stringify({ connection: database.connection, output })}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await database.close();
