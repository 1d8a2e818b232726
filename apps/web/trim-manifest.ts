import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Route = Readonly<Record<string, unknown>>;

interface Manifest {
  readonly routes: Readonly<Record<string, Route>>;
}

/** What only the server, the development server and `prefetch` ask for; no link of ours has `prefetch`. */
const unread: ReadonlySet<string> = new Set(['imports', 'hasDefaultExport']);

/** Takes out of the router's manifest, which every page loads first, what no browser reads, and all that is not. */
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
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, trimmedRoute(route)]);
  const said = { ...manifest, routes: Object.fromEntries(routes) };
  return text.slice(0, start) + JSON.stringify(said) + text.slice(end);
}

function trimmedRoute(route: Route): Route {
  const isSaid = (value: unknown) => value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(route).filter(([name, value]) => !unread.has(name) && isSaid(value)),
  );
}
