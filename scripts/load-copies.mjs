import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { COPIES, copyOf, HAS_COPY } from './copies.mjs';

/**
 * Makes this process load compact copies. They keep the addresses of their sources, and so find the files next to them.
 * A source without a copy, such as one that has changed since the build, is loaded itself.
 * @param {string} folder folder of the copies
 */
export function loadCopies(folder = COPIES) {
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:') || !HAS_COPY.test(url)) return next(url, context);
      const copy = read(copyOf(readFileSync(fileURLToPath(url)), folder));
      return copy === undefined ? next(url, context) : { format: 'module', source: copy, shortCircuit: true };
    },
  });
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
