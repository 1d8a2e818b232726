import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { officeEndpoints } from '@ayrac/contract/office/endpoints.ts';
import { resources } from '@ayrac/contract/office/index.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { mayCall, type Operation, roles } from '@ayrac/domain/access.ts';
import {
  findOfficeScreen,
  mayOpenOfficeScreen,
  type OfficeScreen,
  officeScreens,
} from '@ayrac/domain/screen/office-screens.ts';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const endpoints: Readonly<Record<string, { readonly operation: Operation }>> = officeEndpoints;
const shapes: readonly ResourceShape[] = Object.values(resources);
const scripts = readFileSync(join(source, 'scripts.generated.ts'), 'utf8');
/** Every form can show a picture field, but only those of resources with such a field do. */
const ofPictureFields = join(source, 'fields/picture-field.tsx');

/** What a source file imports and calls by itself. */
interface Script {
  readonly imports: readonly string[];
  readonly calls: readonly string[];
  readonly shapes: readonly ResourceShape[];
  /** Screens to which it links. */
  readonly links: readonly OfficeScreen[];
}

/** Returns what the first group of a pattern matches in a text. */
const named = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name);

function shapesIn(text: string): readonly ResourceShape[] {
  const imported = named(/import \{([^}]+)\} from '@ayrac\/contract\/office\//g, text);
  const constants = new Set([
    ...imported.flatMap((list) => named(/(\w+)/g, list)),
    ...named(/=> file\.(\w+)/g, text),
  ]);
  const chosen = new Set(named(/use(?:References|ReferenceLabel|ResourceCallsOf)\('([\w-]+)'/g, text));
  return shapes.filter(({ name }) => {
    const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return chosen.has(name) || constants.has(constant);
  });
}

function linksIn(text: string): readonly OfficeScreen[] {
  const paths = named(/['"`](\/(?:crm-)?admin\/[^'"`?#\s]*)/g, text.replaceAll(/\$\{[^}]*\}/g, 'any'));
  return paths.flatMap((path) => findOfficeScreen(path) ?? []);
}

function scriptIn(text: string, folder: string): Script {
  const paths = named(/(?:from|import\()\s*'([#.][^']+\.tsx?)'/g, text);
  const files = paths.map((path) =>
    path.startsWith('#office/') ? join(source, path.slice('#office/'.length)) : join(folder, path),
  );
  return {
    imports: files.filter((file) => file !== ofPictureFields && existsSync(file)),
    calls: named(/(?<=\.|\('|\[')(\w+)(?=\(|'\)|'\])/g, text).filter((name) =>
      Object.hasOwn(endpoints, name),
    ),
    shapes: shapesIn(text),
    links: linksIn(text),
  };
}

const read = new Map<string, Script>();

function scriptOf(file: string): Script {
  const script = read.get(file) ?? scriptIn(readFileSync(file, 'utf8'), dirname(file));
  read.set(file, script);
  return script;
}

/** Returns the scripts that a screen loads. */
function scriptsOf({ name }: OfficeScreen): readonly Script[] {
  const line = scripts.split('\n').find((text) => text.includes(`'${name}': `)) ?? '';
  const entry = scriptIn(line, source);
  const seen = new Set<string>();
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    scriptOf(file).imports.forEach(add);
  };
  entry.imports.forEach(add);
  return [entry, ...[...seen].map(scriptOf)];
}

/** Returns the operations that a resource's page leads to: its own, and those of the records that its form offers. */
function operationsOf({ operation, fields }: ResourceShape): readonly Operation[] {
  return [
    operation,
    ...Object.values(fields).flatMap((field): Operation[] => {
      if (field.kind === 'picture') return ['manage-pictures'];
      return 'to' in field
        ? shapes.flatMap((other) => (other.name === field.to ? [other.operation] : []))
        : [];
    }),
  ];
}

const screens = officeScreens.map((screen) => {
  const loaded = scriptsOf(screen);
  const calls = loaded.flatMap((script) => script.calls.flatMap((name) => endpoints[name]?.operation ?? []));
  const records = loaded.flatMap((script) => script.shapes.flatMap(operationsOf));
  const links = loaded.flatMap((script) => script.links);
  return { screen, operations: [...new Set([...calls, ...records])], links: [...new Set(links)] };
});

it.each(screens)('$screen.name leads nobody who may open it to a refusal', (tested) => {
  const { screen, operations, links } = tested;
  expect(operations).not.toEqual([]);
  for (const role of roles.filter((one) => mayOpenOfficeScreen(one, screen))) {
    const caller = { kind: 'member', id: '', username: '', role, sessionId: '' } as const;
    expect(operations.filter((name) => mayCall(caller, name) !== 'allow')).toEqual([]);
    expect(links.filter((link) => !mayOpenOfficeScreen(role, link))).toEqual([]);
  }
});

it('knows every call of the office from its scripts', () => {
  const all = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.includes('.test.'));
  const called = new Set(all.flatMap((file) => scriptOf(join(source, file)).calls));
  const unknown = Object.keys(endpoints).filter((name) => !name.includes('.') && !called.has(name));
  // Mails link to the report.
  expect(unknown).toEqual(['downloadLeadReport']);
});
