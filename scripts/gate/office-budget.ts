import { join } from 'node:path';
import { type Chunks, reach, readJson, sentBytes } from './budget.ts';

/** Goal for the first load of the office, in Brotli-compressed bytes. */
const GOAL = 110_000;

const DOCUMENT = 'index.html';
const SESSION = '../../packages/browser/src/session/browser-keeper.ts';
const languages = ['tr', 'en'].map((name) =>
  ['index.ts', 'office/index.ts'].map((file) => `../../packages/phrases/src/${name}/${file}`),
);

/** Returns one line for the first load of the office, and one for what each of its screens adds. */
export function measureOffice(build: string): readonly string[] {
  const chunks = readJson<Chunks>(join(build, '.vite/manifest.json'));
  const filesOf = (...keys: readonly string[]) =>
    reach(
      chunks,
      keys.flatMap((key) => chunks[key] ?? []),
    );
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + sentBytes(join(build, file)), 0);
  const spoken = languages.map((keys) => filesOf(DOCUMENT, SESSION, ...keys));
  const [frame = new Set<string>()] = spoken.toSorted((left, right) => weigh(right) - weigh(left));
  const screens = Object.keys(chunks).filter((key) => /^src\/(?:admin|crm)\//.test(key));
  const bytes = weigh(frame);
  return [
    `${inKilobytes(bytes)}  frame of the back office${bytes > GOAL ? `  (goal ${GOAL / 1000})` : ''}`,
    ...screens.map(
      (key) =>
        `${inKilobytes(weigh([...filesOf(key)].filter((file) => !frame.has(file))))}  in addition for ${key}`,
    ),
  ];
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
