import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOf, hasCopy } from './copies.mjs';
import { ROOT } from './steps.mjs';

/**
 * Makes this process load compact copies. They keep the addresses of their sources, and so find the files next to them.
 * A source without a copy, such as one that has changed since the build, is loaded itself.
 */
export function loadCopies(root = ROOT) {
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:')) return next(url, context);
      const path = fileURLToPath(url);
      if (!hasCopy(relative(root, path))) return next(url, context);
      const copy = readIfThere(copyOf(readFileSync(path), root));
      return copy === undefined ? next(url, context) : { format: 'module', source: copy, shortCircuit: true };
    },
  });
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
