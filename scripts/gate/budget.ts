import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@ayrac/phrases/en/index.ts';
import { tr } from '@ayrac/phrases/tr/index.ts';
import { firstPhrases, phraseFile } from '../../apps/web/app/page/screen-phrases.ts';

/** Bytes, compressed by brotli, that a public page may load before it is alive, and what we aim at. */
export const LIMIT = 123_000;
const GOAL = 122_000;

/** Pages that load more than others before they are alive, and why (decision 101). */
const allowances: Readonly<Record<string, number>> = {
  // Whole forms: what is asked, how it is checked, and what is kept of it.
  '/karsilastir/teklif': 127_000,
  '/kampanyalar/:slug/teklif': 125_000,
};

/** What gives away that a library is in a chunk: names that no minifier may shorten. */
const unwanted = [
  { name: 'zod', sign: /\b_zod\b/ },
  { name: 'React Aria', sign: /react-aria|data-rac\b/ },
] as const;

const ENTRY = 'app/entry.client.tsx';

/** A file of a build, as its manifest has it. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}
/** The manifest of a build. */
export type Chunks = Readonly<Record<string, Chunk>>;

interface RouterRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
}

/** A language's phrases: the part of the build that holds them, and texts by which they are known elsewhere. */
export interface Language {
  readonly name: string;
  readonly key: string;
  readonly signs: readonly string[];
}

export interface Budget {
  /** What each public page loads first, by its address with the router's names for what varies: bytes. */
  readonly loads: ReadonlyMap<string, number>;
  /** A line for each public page. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** Measures what each public page of a build loads first: the entry, its routes with their imports, one language. */
export function checkBudget(client: string, languages: readonly Language[] = ourLanguages()): Budget {
  const chunks = readJson<Chunks>(join(client, '.vite/manifest.json'));
  const { file: routerFile, routes } = readRouter(client);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? sentBytes(join(client, file));
    sizes.set(file, size);
    return size;
  };
  const spoken = languages.flatMap(({ key }) => chunks[key] ?? []).map((chunk) => reach(chunks, [chunk]));
  const longest = spoken.toSorted((a, b) => total(b, sizeOf) - total(a, sizeOf))[0] ?? new Set();
  const pages = Object.values(routes).filter((route) => isPage(route, routes));
  const weighed = pages.map((page) => {
    const chain = chainOf(page, routes).flatMap(({ module }) => chunkOfFile(chunks, module.slice(1)));
    const files = reach(chunks, [...chain, ...[chunks[ENTRY]].filter((entry) => entry !== undefined)]);
    const name = addressOf(page, routes);
    const most = allowances[name] ?? LIMIT;
    const bytes =
      total(new Set([...files, ...longest, routerFile]), sizeOf) +
      ownPhrases(chunks, page.id, languages, sizeOf);
    return {
      load: [name, bytes] as const,
      line: `${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}${bytes > GOAL ? `  (goal ${GOAL / 1000})` : ''}`,
      faults: [
        ...(bytes > most ? [`loads ${bytes} bytes first, at most ${most} are allowed`] : []),
        ...[...files].flatMap((file) => faultsOf(client, file, languages)),
      ].map((fault) => `${name}: ${fault}`),
    };
  });
  const nothing = pages.length === 0 ? ['no public page was found in the build'] : [];
  return {
    loads: new Map(weighed.map(({ load }) => load)),
    lines: weighed.map(({ line }) => line),
    faults: [...nothing, ...weighed.flatMap(({ faults }) => faults)],
  };
}

/** What a screen's own phrases weigh, in the language where they weigh most. */
function ownPhrases(
  chunks: Chunks,
  route: string,
  languages: readonly Language[],
  sizeOf: (file: string) => number,
): number {
  const files = firstPhrases(route).map(phraseFile);
  const weights = languages.map(({ key }) =>
    files
      // Beside the common phrases; a key of another shape has none, and would be counted once more for each set.
      .flatMap((file) => (key.endsWith('index.ts') ? (chunks[key.replace(/index\.ts$/, file)] ?? []) : []))
      .reduce((sum, chunk) => sum + sizeOf(chunk.file), 0),
  );
  return Math.max(0, ...weights);
}

/** What the server sends: the compressed file beside it, where the build made one. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function total(files: ReadonlySet<string>, sizeOf: (file: string) => number): number {
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

/** The router's own list of its routes is a script of one assignment. */
function readRouter(client: string): { file: string; routes: Readonly<Record<string, RouterRoute>> } {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`${client} holds no list of routes.`);
  const text = readFileSync(join(client, 'assets', name), 'utf8');
  const body = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return { file: `assets/${name}`, ...(JSON.parse(body) as { routes: Record<string, RouterRoute> }) };
}

/** A route with an address of its own; the others only lie around pages. */
function isPage(route: RouterRoute, routes: Readonly<Record<string, RouterRoute>>): boolean {
  const hasChildren = Object.values(routes).some(({ parentId }) => parentId === route.id);
  return route.index === true || (route.path !== undefined && !hasChildren);
}

function chainOf(route: RouterRoute, routes: Readonly<Record<string, RouterRoute>>): readonly RouterRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent === undefined ? [route] : [...chainOf(parent, routes), route];
}

function addressOf(route: RouterRoute, routes: Readonly<Record<string, RouterRoute>>): string {
  const parts = chainOf(route, routes).flatMap(({ path }) =>
    path === undefined || path === '' ? [] : [path],
  );
  return `/${parts.filter((part) => part !== 'en?').join('/')}`;
}

function chunkOfFile(chunks: Chunks, file: string): readonly Chunk[] {
  return Object.values(chunks).filter((chunk) => chunk.file === file);
}

/** The files of these chunks and of everything that they import at once. */
export function reach(chunks: Chunks, from: readonly Chunk[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const key of chunk.imports ?? []) if (chunks[key] !== undefined) visit(chunks[key]);
  };
  from.forEach(visit);
  return files;
}

function faultsOf(client: string, file: string, languages: readonly Language[]): readonly string[] {
  const text = readFileSync(join(client, file), 'utf8');
  return [
    ...unwanted.filter(({ sign }) => sign.test(text)).map(({ name }) => `${file} holds ${name}`),
    ...languages
      .filter(({ signs }) => signs.some((sign) => text.includes(sign)))
      .map(({ name }) => `${file} holds ${name} phrases, which come by themselves in the page's language`),
  ];
}

function ourLanguages(): readonly Language[] {
  const texts = { tr: textsOf(tr), en: textsOf(en) };
  return (['tr', 'en'] as const).map((name) => {
    const other = new Set(texts[name === 'tr' ? 'en' : 'tr']);
    const key = `../../packages/phrases/src/${name}/index.ts`;
    return { name, key, signs: texts[name].filter((text) => !other.has(text)) };
  });
}

/** Whole sentences without a sign that a minifier may write differently. */
function textsOf(phrases: unknown): readonly string[] {
  if (typeof phrases === 'string') return /^[^`'"\\$\n]{24,}$/.test(phrases) ? [phrases] : [];
  return typeof phrases === 'object' && phrases !== null ? Object.values(phrases).flatMap(textsOf) : [];
}

export function readJson<T>(file: string): T {
  if (!existsSync(file)) throw new Error(`${file} is missing: the pages are not built.`);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
