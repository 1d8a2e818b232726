import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const WORTH_IT_BYTES = 256;
const isText = /\.(?:js|css|svg|webmanifest|txt)$/;

/**
 * Writes a `.br` and a `.gz` next to each text file of a folder, compressed as well as possible, since it happens only
 * once.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT_BYTES) return;
  // The default quality of Brotli is its highest.
  await writeFile(`${path}.br`, await compressBrotli(content));
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}
