import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const WORTH_IT_BYTES = 512;
const isText = /\.(?:js|css|svg|webmanifest|txt)$/;

/** Lays a `.br` and a `.gz` beside each text file of the browser's build, as small as they get: it is done once. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'compress-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      folder = resolve(config.root, config.environments.client?.build.outDir ?? config.build.outDir);
    },
    // After the files of `public` were copied.
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await compressBrotli(content, { params }));
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}
