import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@ayrac/phrases/en/index.ts';
import { tr } from '@ayrac/phrases/tr/index.ts';
import { firstPhrases, phraseFile } from '../../apps/web/app/page/screen-phrases.ts';

/** Brotli-compressed bytes that a public page may load before it is interactive. */
export const LIMIT = 122_000;

/** Names that reveal a library in a chunk and that no minifier may shorten. */
const unwanted = [
  { name: 'zod', sign: /\b_zod\b/ },
  { name: 'React Aria', sign: /react-aria|data-rac\b/ },
] as const;

const ENTRY = 'app/entry.client.tsx';

/** An entry of a build manifest. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}
/** Build manifest. */
export type Chunks = Readonly<Record<string, Chunk>>;

interface RouterRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
}

/** Phrases of a language: the manifest key of their chunk, and texts by which they are recognised in other chunks. */
export interface Language {
  readonly name: string;
  readonly key: string;
  readonly signs: readonly string[];
}

export interface Budget {
  /** Bytes of the first load by page, whose address contains the router's parameter names. */
  readonly loads: ReadonlyMap<string, number>;
  /** One line per public page. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** Measures the first load of each public page: the entry, its routes with their imports, and one language. */
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
    const bytes =
      total(new Set([...files, ...longest, routerFile]), sizeOf) +
      ownPhrases(chunks, page.id, languages, sizeOf);
    return {
      load: [name, bytes] as const,
      line: `${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}`,
      faults: [
        ...(bytes > LIMIT ? [`loads ${bytes} bytes at first, more than the limit of ${LIMIT}`] : []),
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

/** Returns the size of a screen's own phrases, in the larger of the languages. */
function ownPhrases(
  chunks: Chunks,
  route: string,
  languages: readonly Language[],
  sizeOf: (file: string) => number,
): number {
  const files = firstPhrases(route).map(phraseFile);
  const weights = languages.map(({ key }) =>
    files
      // Sets are files next to the common phrases. A key of any other form has none; replacing nothing in it would
      // count the common phrases again for each set.
      .flatMap((file) => (key.endsWith('index.ts') ? (chunks[key.replace(/index\.ts$/, file)] ?? []) : []))
      .reduce((sum, chunk) => sum + sizeOf(chunk.file), 0),
  );
  return Math.max(0, ...weights);
}

/** Returns the size of a file as it is sent: compressed, if the build made a compressed file. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function total(files: ReadonlySet<string>, sizeOf: (file: string) => number): number {
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

/** The router's list of routes is a script that consists of one assignment. */
function readRouter(client: string): { file: string; routes: Readonly<Record<string, RouterRoute>> } {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`${client} does not contain a list of routes.`);
  const text = readFileSync(join(client, 'assets', name), 'utf8');
  const body = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return { file: `assets/${name}`, ...(JSON.parse(body) as { routes: Record<string, RouterRoute> }) };
}

/** Whether a route is a page with an address of its own, rather than a layout around pages. */
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

/** Returns the files of these chunks and of all their static imports. */
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
    ...unwanted.filter(({ sign }) => sign.test(text)).map(({ name }) => `${file} contains ${name}`),
    ...languages
      .filter(({ signs }) => signs.some((sign) => text.includes(sign)))
      .map(
        ({ name }) =>
          `${file} contains ${name} phrases, which have to be loaded separately in the language of the page`,
      ),
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

/** Returns the sentences that contain no character that a minifier may write differently. */
function textsOf(phrases: unknown): readonly string[] {
  if (typeof phrases === 'string') return /^[^`'"\\$\n]{24,}$/.test(phrases) ? [phrases] : [];
  return typeof phrases === 'object' && phrases !== null ? Object.values(phrases).flatMap(textsOf) : [];
}

export function readJson<T>(file: string): T {
  if (!existsSync(file)) throw new Error(`${file} is missing: the pages are not built.`);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
