import { join } from 'node:path';
import { type Budget, type Chunks, reach, readJson, sentBytes } from './budget.ts';

/** Limit for the first screen that an admin sees, with the frame around it, in Brotli-compressed bytes. */
const LIMIT = 250_000;
const FIRST_SCREEN = 'src/admin/dashboard/dashboard.tsx';

const DOCUMENT = 'index.html';
const SESSION = '../../packages/browser/src/session/browser-keeper.ts';
const languages = ['tr', 'en'].map((name) =>
  ['index.ts', 'office/index.ts'].map((file) => `../../packages/phrases/src/${name}/${file}`),
);

/**
 * Returns one line for the frame of the office and one for what each of its screens adds, and a fault if the first
 * screen loads too much.
 */
export function measureOffice(build: string): Pick<Budget, 'lines' | 'faults'> {
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
  const added = (screen: string) => weigh([...filesOf(screen)].filter((file) => !frame.has(file)));
  const screens = Object.keys(chunks).filter((key) => /^src\/(?:admin|crm)\//.test(key));
  if (!screens.includes(FIRST_SCREEN)) throw new Error(`The build has no ${FIRST_SCREEN}.`);
  const first = weigh(frame) + added(FIRST_SCREEN);
  return {
    lines: [
      `${inKilobytes(weigh(frame))}  frame of the back office`,
      ...screens.map((key) => `${inKilobytes(added(key))}  in addition for ${key}`),
    ],
    faults:
      first > LIMIT
        ? [`The office's first screen loads ${inKilobytes(first).trim()} of ${LIMIT / 1000} kB.`]
        : [],
  };
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
