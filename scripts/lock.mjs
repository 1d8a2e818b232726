import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Takes a lock file for this process. Returns the release, or the id of the running process that holds it.
 * @param {string} path
 * @returns {(() => void) | number}
 */
export function takeLock(path) {
  const note = ownNote();
  const aside = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    // A link brings its content along, so that nobody reads an empty file.
    writeFileSync(aside, note);
    const isTaken = link(aside, path);
    rmSync(aside);
    if (isTaken) return () => readNote(path) === note && rmSync(path);
    const holder = holderOf(path);
    if (holder !== undefined) return holder;
    // Of several processes that see a dead one's file, one moves it away. It may be a quicker one's by now.
    if (!move(path, aside)) continue;
    if (holderOf(aside) !== undefined) link(aside, path);
    rmSync(aside);
  }
}

/** Returns the content of a file that names this process. Ids are reused, so it also says when the process started. */
export function ownNote() {
  return `${process.pid} ${startOf(process.pid)}`.trim();
}

/**
 * @param {string} path of a file that begins with a process's note
 * @returns {number | undefined} the id of the process, if it is still running
 */
export function holderOf(path) {
  const [pid = '', start] = readNote(path).split(/\s/);
  return isAlive(Number.parseInt(pid, 10), start) ? Number(pid) : undefined;
}

/**
 * @param {number} pid
 * @param {string} [start] its start, if it is known
 */
export function isAlive(pid, start) {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return start === undefined || start === startOf(pid);
}

/**
 * Returns when a process started, in the kernel's ticks. Only Linux provides this; elsewhere the result is empty.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    // The name of the command, which comes before in parentheses, may contain anything.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
    return fields.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** @param {string} path */
function readNote(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean} false if `to` exists
 */
function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean} false if `from` is gone
 */
function move(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
