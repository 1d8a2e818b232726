import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>>;
}

/**
 * Takes out of the router's manifest, which every page loads first, what no browser reads: the files that each
 * route's module imports, which only the server and `prefetch` ask for (no link of ours has it), and all that is not.
 */
export async function trimManifest(client: string): Promise<void> {
  const assets = join(client, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`${assets} holds no manifest of the router.`);
  const text = await readFile(join(assets, name), 'utf8');
  await writeFile(join(assets, name), trimmed(text));
}

/** The manifest is a script of one assignment. */
export function trimmed(text: string): string {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const manifest = JSON.parse(text.slice(start, end)) as Manifest;
  const routes = Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [id, route]);
  const said = { ...manifest, routes: Object.fromEntries(routes) };
  const body = JSON.stringify(said, (_, value) => (value === false ? undefined : value));
  return text.slice(0, start) + body + text.slice(end);
}
