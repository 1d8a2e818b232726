import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError, ROOT } from './steps.mjs';

// The commands of one folder share its build: while one builds it, others wait, and while one serves it, none replaces
// it. Each notes what it does in a file.
const NOTES = join(ROOT, '.cache', 'pages');
const LOOK_AGAIN_MS = 200;

/**
 * Reserves the build for this process. Returns the release, or the id of the process that is building.
 * @param {string} notes folder of the notes
 * @returns {(() => void) | number}
 */
export function takeBuild(notes = NOTES) {
  const path = join(notes, 'build.pid');
  mkdirSync(notes, { recursive: true });
  const holder = holderOf(path);
  if (holder !== undefined) return holder;
  rmSync(path, { force: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // Another process was quicker.
    const quicker = holderOf(path);
    if (quicker === undefined) throw error;
    return quicker;
  }
  return () => rmSync(path, { force: true });
}

/**
 * Waits until no other process is building.
 * @param {string} notes folder of the notes
 */
export async function buildEnds(notes = NOTES) {
  while (holderOf(join(notes, 'build.pid')) !== undefined) await delay(LOOK_AGAIN_MS);
}

/**
 * Notes that this process serves the build. Returns the removal of the note.
 * @param {string} notes folder of the notes
 * @returns {() => void}
 */
export function noteServing(notes = NOTES) {
  const path = join(notes, 'serving', String(process.pid));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, process.env.npm_lifecycle_event ?? '');
  const remove = () => rmSync(path, { force: true });
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    remove();
  };
}

/**
 * Throws when another process serves the build, whose pages would lose their scripts.
 * @param {string} notes folder of the notes
 */
export function refuseWhileServed(notes = NOTES) {
  const folder = join(notes, 'serving');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!isAlive(Number(name))) rmSync(path, { force: true });
    else if (Number(name) !== process.pid) {
      const command = readFileSync(path, 'utf8');
      throw new CommandError(
        `The sources have changed, but process ${name}${command && ` (npm run ${command})`} still serves the pages of this folder, which a new build would replace. End it first, or use another clone.`,
      );
    }
  }
}

/**
 * @param {string} path of a file with the id of a process
 * @returns {number | undefined} the id, when another process that is running has it
 */
function holderOf(path) {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return pid !== process.pid && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
