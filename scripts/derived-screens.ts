import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { mayOpenScreen, roles } from '@ayrac/domain/access.ts';

const CONTRACT = 'packages/contract/src/office';

/** A screen declared by a resource. */
export interface RecordScreen {
  readonly name: string;
  /** Row in the table of the office's screens. */
  readonly row: object;
  /** Code that loads the resource. */
  readonly load: string;
}

/** Returns the screens of the resources that declare their place in the navigation. */
export async function listRecordScreens(root: string): Promise<readonly RecordScreen[]> {
  const screens: RecordScreen[] = [];
  for (const path of await listDeclarations(join(root, CONTRACT))) {
    const declared: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
    for (const [constant, value] of Object.entries(declared)) {
      if (hasMenu(value)) screens.push(screenOf(value, constant, basename(path)));
    }
  }
  return screens;
}

async function listDeclarations(folder: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const file of glob('*.ts', { cwd: folder })) {
    const path = join(folder, file);
    if (/^export const \w+ = resource\(/m.test(await readFile(path, 'utf8'))) paths.push(path);
  }
  return paths.toSorted();
}

type WithMenu = ResourceShape & Required<Pick<ResourceShape, 'menu'>>;

function hasMenu(value: unknown): value is WithMenu {
  return typeof value === 'object' && value !== null && 'menu' in value;
}

function screenOf({ name, base, menu }: WithMenu, constant: string, file: string): RecordScreen {
  const path = base === '/api/crm' ? `/crm-admin/${name}` : `/admin/${name}`;
  return {
    name,
    row: { name, path, ...menu, roles: roles.filter((role) => mayOpenScreen(role, path)).toSorted() },
    load: `() => import('@ayrac/contract/office/${file}').then((file) => file.${constant})`,
  };
}

/** Writes the rows of these screens for the domain. */
export function recordScreensOf(screens: readonly RecordScreen[]): string {
  const rows = screens.map(({ row }) => `  ${JSON.stringify(row).replaceAll('"', "'")},`);
  return [
    '// Written by `npm run generate` from the resources that name their place in the navigation.',
    '',
    '/** The screens of the resources that say themselves where they stand. */',
    'export const recordScreens = [',
    ...rows,
    '] as const;',
    '',
  ].join('\n');
}
