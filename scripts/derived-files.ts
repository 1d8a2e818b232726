import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type OfficeScreenName, officeScreens } from '@ayrac/domain/office-screens.ts';
import { derivedResources } from './derived-resources.ts';

const OFFICE = 'apps/office/src';
const PHRASES = 'packages/phrases/src';

/** What says again in code what stands elsewhere, as texts by their paths. */
export async function derivedFiles(root: string): Promise<Readonly<Record<string, string>>> {
  const screens = await readFile(join(root, PHRASES, 'tr/screens.ts'), 'utf8');
  return {
    [`${OFFICE}/scripts.generated.ts`]: scriptsOf(await listScripts(root)),
    [`${PHRASES}/en/screens.ts`]: inEnglish(screens),
    ...(await derivedResources(root)),
  };
}

/** The script of a screen bears its name, wherever in the office it stands. */
async function listScripts(root: string): Promise<readonly (readonly [OfficeScreenName, string])[]> {
  const files: string[] = [];
  for await (const file of glob('{admin,crm}/**/*.tsx', { cwd: join(root, OFFICE) })) files.push(file);
  return officeScreens.map(({ name }) => {
    const [own, other] = files.filter((file) => basename(file) === `${name}.tsx`);
    if (own === undefined) throw new Error(`No ${name}.tsx stands in ${OFFICE}.`);
    if (other !== undefined) throw new Error(`${own} and ${other} are called like the same screen.`);
    return [name, own];
  });
}

function scriptsOf(scripts: readonly (readonly [OfficeScreenName, string])[]): string {
  return [
    '// Written by `npm run generate` from the table of screens and the files that are called by their names.',
    "import type { OfficeScreenName } from '@ayrac/domain/office-screens.ts';",
    "import type { ComponentType } from 'react';",
    '',
    '/** The script of each screen, loaded when somebody goes there; it exports the screen as `Component`. */',
    'export const scripts: Readonly<Record<OfficeScreenName, () => Promise<{ readonly Component: ComponentType }>>> = {',
    ...scripts.map(([name, file]) => `  '${name}': () => import('./${file}'),`),
    '};',
    '',
  ].join('\n');
}

/** The table of phrases in English: its files are called as the Turkish ones are. */
function inEnglish(turkish: string): string {
  const [, table = ''] = /^export const screens = (\{.*?\n\};\n)/ms.exec(turkish) ?? [];
  return `// Written by \`npm run generate\` from ../tr/screens.ts.
import type { Screens } from '../tr/screens.ts';

export const screens: Screens = ${table}`;
}
