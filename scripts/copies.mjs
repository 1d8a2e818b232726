import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

/** Folder of the compact copies that a server of the build runs instead of its sources; below the root. */
export const COPIES = 'apps/server/build';

/** Folders of the modules that have a copy: ours, the built pages, and the packages with the largest ones. */
export const COPIED = [
  ...['apps/server/src', 'packages/contract/src', 'packages/domain/src', 'packages/phrases/src'],
  'apps/web/build/server',
  ...['pg-boss/dist', 'react-router/dist/production', 'zod/v4/classic', 'zod/v4/core'].map(
    (folder) => `node_modules/${folder}`,
  ),
];
const NOT_SERVED = /\.d\.ts$|\.test\.ts$|\/testing\//;

/** @param {string} path of a file, from the root */
export function hasCopy(path) {
  const isCopied = COPIED.some((folder) => path.startsWith(`${folder}/`));
  return isCopied && /\.[jt]s$/.test(path) && !NOT_SERVED.test(path);
}

/**
 * Returns the path of a source's copy. It is named after the content of the source, so that a server never runs the copy
 * of another version.
 * @param {string | Buffer} source
 */
export function copyOf(source, root = ROOT) {
  return join(root, COPIES, `${createHash('sha256').update(source).digest('hex')}.js`);
}
