import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { recordScreens } from '@ayrac/domain/office-screens.generated.ts';
import { officeScreens } from '@ayrac/domain/office-screens.ts';
import { screens } from '@ayrac/domain/screens.ts';
import { derivedResources } from './derived-resources.ts';
import { listRecordScreens, type RecordScreen, recordScreensOf } from './derived-screens.ts';

const OFFICE = 'apps/office/src';
const DOMAIN = 'packages/domain/src';
const PHRASES = 'packages/phrases/src';

/** Returns the generated files, as texts by path. They repeat in code what is declared elsewhere. */
export async function derivedFiles(root: string): Promise<Readonly<Record<string, string>>> {
  const setsOfScreens = setsNamedBy(
    Object.values(screens).flatMap(({ phrases }): readonly string[] => phrases),
  );
  const table = await readFile(join(root, PHRASES, 'tr/screens.ts'), 'utf8');
  const ofRecords = await listRecordScreens(root);
  return {
    [`${DOMAIN}/office-screens.generated.ts`]: recordScreensOf(ofRecords),
    [`${OFFICE}/scripts.generated.ts`]: scriptsOf(await listScripts(root, ofRecords)),
    [`${PHRASES}/tr/screen-sets.generated.ts`]: setsOfScreens,
    [`${PHRASES}/en/screen-sets.generated.ts`]: setsOfScreens,
    [`${PHRASES}/en/screens.ts`]: inEnglish(table),
    ...(await derivedResources(root)),
  };
}

/** Name of a screen, and the code that loads its script. */
type Script = readonly [name: string, loading: string];

/**
 * Finds the script of each screen. The file has the screen's name and may be anywhere in the office. A resource's
 * screen needs no file of its own.
 */
async function listScripts(root: string, ofRecords: readonly RecordScreen[]): Promise<readonly Script[]> {
  const files: string[] = [];
  for await (const file of glob('{admin,crm}/**/*.tsx', { cwd: join(root, OFFICE) })) files.push(file);
  const plain = new Map(ofRecords.map(({ name, load }) => [name, load]));
  // The domain's list of resource screens is itself generated, so it reflects the previous run.
  const before = new Set(recordScreens.map(({ name }): string => name));
  const written = officeScreens.map(({ name }): string => name).filter((name) => !before.has(name));
  return [...written, ...plain.keys()].map((name) => {
    const [own, other] = files.filter((file) => basename(file) === `${name}.tsx`);
    if (other !== undefined) throw new Error(`${own} and ${other} are called like the same screen.`);
    if (own !== undefined) return [name, `import('./${own}')`];
    const load = plain.get(name);
    if (load === undefined) throw new Error(`No ${name}.tsx stands in ${OFFICE}.`);
    return [name, `recordsScreen(${load})`];
  });
}

function scriptsOf(scripts: readonly Script[]): string {
  return [
    '// Written by `npm run generate` from the table of screens and the files that are called by their names.',
    "import type { OfficeScreenName } from '@ayrac/domain/office-screens.ts';",
    "import type { ComponentType } from 'react';",
    "import { recordsScreen } from './frame/records-screen.ts';",
    '',
    '/** What shows a screen, and what it is to show where the router loads that for it. */',
    'interface Script {',
    '  readonly Component: ComponentType;',
    '  readonly loader?: () => unknown;',
    '}',
    '',
    '/** The script of each screen, loaded when somebody goes there. */',
    'export const scripts: Readonly<Record<OfficeScreenName, () => Promise<Script>>> = {',
    ...scripts.map(([name, loading]) => `  '${name}': () => ${loading},`),
    '};',
    '',
  ].join('\n');
}

/**
 * Writes the table of the phrase sets that screens name. A set's file has the same name: `campaignPage` is in
 * `campaign-page.ts`.
 */
function setsNamedBy(names: readonly string[]): string {
  const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [
    '// Written by `npm run generate` from the phrases that the table of screens names.',
    '',
    'export const ofScreens = {',
    ...[...new Set(names)].toSorted().map((name) => `  '${name}': () => import('./${fileOf(name)}.ts'),`),
    '};',
    '',
  ].join('\n');
}

/** Returns the English table of phrases. Its files have the same names as the Turkish ones. */
function inEnglish(turkish: string): string {
  const [, table = ''] = /^export const screens = (\{.*?\n\};\n)/ms.exec(turkish) ?? [];
  return `// Written by \`npm run generate\` from ../tr/screens.ts.
import type { Screens } from '../tr/screens.ts';
import { ofScreens } from './screen-sets.generated.ts';

export const screens: Screens = ${table}`;
}
