import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { holderOf, ownNote, takeLock } from './lock.mjs';
import { CommandError, ROOT } from './steps.mjs';

// The commands of one folder share its build: while one builds it, others wait, and while one serves it, none replaces
// it. Each notes what it does in a file.
const NOTES = join(ROOT, '.cache', 'pages');
const LOOK_AGAIN_MS = 200;

/**
 * Reserves the build for this process. Returns the release, or the id of the process that is building.
 * @param {string} notes folder of the notes
 */
export function takeBuild(notes = NOTES) {
  return takeLock(join(notes, 'build.pid'));
}

/**
 * Waits until no process is building.
 * @param {string} notes folder of the notes
 */
export async function buildEnds(notes = NOTES) {
  while (holderOf(join(notes, 'build.pid')) !== undefined) await delay(LOOK_AGAIN_MS);
}

/**
 * Notes that this process serves the build, and waits until nobody is building. It notes first and looks then, and a
 * builder the other way round, so that one of them sees the other.
 * @param {string} notes folder of the notes
 */
export async function serveBuild(notes = NOTES) {
  const path = join(notes, 'serving', String(process.pid));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${ownNote()}\n${process.env.npm_lifecycle_event ?? ''}`);
  process.once('exit', () => rmSync(path, { force: true }));
  await buildEnds(notes);
}

/**
 * Throws when a process serves the build, whose pages would lose their scripts. To be called by who builds.
 * @param {string} notes folder of the notes
 */
export function refuseWhileServed(notes = NOTES) {
  const folder = join(notes, 'serving');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const server = holderOf(path);
    if (server === undefined) {
      rmSync(path, { force: true });
      continue;
    }
    const [, command] = readFileSync(path, 'utf8').split('\n');
    throw new CommandError(
      `The sources have changed, but process ${server}${command && ` (npm run ${command})`} still serves the pages of this folder, which a new build would replace. End it first, or use another clone.`,
    );
  }
}
