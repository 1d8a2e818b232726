import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const WORTH_IT_BYTES = 256;
const isText = /\.(?:js|css|svg|webmanifest|txt)$/;

/** Which of these makes a file smallest is found by trying: distances of other steps, and larger blocks. */
const brotliWays = [0, 1, 2].flatMap((postfix) =>
  [0, 20].map((block) => ({
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_LGBLOCK]: block,
  })),
);

/** Lays a `.br` and a `.gz` beside each text file of a folder, as small as they get: it is done once. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT_BYTES) return;
  const tries = await Promise.all(brotliWays.map((way) => compressBrotli(content, { params: way })));
  const smallest = tries.reduce((best, one) => (one.length < best.length ? one : best));
  await writeFile(`${path}.br`, smallest);
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}
