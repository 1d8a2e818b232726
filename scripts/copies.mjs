import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

/** Folder of the compact copies that a server of the build runs instead of its sources. */
export const COPIES = join(ROOT, 'apps', 'server', 'build');

/** What has copies: our TypeScript, the built pages, and those packages whose modules are the largest. */
export const HAS_COPY =
  /\.ts$|\/apps\/web\/build\/server\/.*\.js$|\/node_modules\/(?:pg-boss|react-router|zod)\/.*\.js$/;

/**
 * Returns the path of a source's copy. It is named after the content of the source, so that a server never runs the copy
 * of another version.
 * @param {string | Buffer} source
 * @param {string} folder folder of the copies
 */
export function copyOf(source, folder = COPIES) {
  return join(folder, `${createHash('sha256').update(source).digest('hex')}.js`);
}
