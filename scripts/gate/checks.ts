import { join } from 'node:path';
import { build } from '../build.mjs';
import { checkBudget } from './budget.ts';
import { command, type Ended, ROOT } from './command.ts';
import { checkDocs } from './docs.ts';
import { measureOffice } from './office-budget.ts';
import { type Outcome, whole } from './outcome.ts';
import { checkSpecification } from './specification.ts';

/** A static check of the gate, which does not run the product. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export const lint: Check = {
  name: 'format, lint and dependency directions',
  run: async () => whole(lint.name, await command('biome', ['ci', '--error-on-warnings', '.'])),
};

export const types: Check = {
  name: 'types',
  run: () => checkTypes(() => []),
};

/** Incremental type check: only files changed since the last one, and those that import them. */
export const changedTypes: Check = {
  name: 'types',
  run: () =>
    checkTypes((place) => ['--incremental', '--tsBuildInfoFile', `.cache/types-${place}.tsbuildinfo`]),
};

export const docs: Check = {
  name: 'docs',
  run: async () => {
    const { sentences, open, faults: gaps } = checkSpecification(ROOT);
    const shown = `specification: ${sentences - open.length} sentences covered by tests`;
    const notice = open.length === 0 ? shown : `${shown}, open: ${open.join(', ')}`;
    return whole(docs.name, fromFaults([...checkDocs(ROOT), ...gaps]), notice);
  },
};

/** Builds the pages, unless the last build had the same sources. */
export const pages: Check = {
  name: 'build',
  run: async () => {
    // The gate prints the lines of its steps itself.
    await build((_name, work) => work());
    return whole(pages.name, { ok: true, output: '' });
  },
};

export const budget: Check = {
  name: 'first-load size of the public pages and the back office',
  run: async () => {
    const site = checkBudget(join(ROOT, 'apps/web/build/client'));
    const office = measureOffice(join(ROOT, 'apps/office/build'));
    const lines = [...site.lines, ...office.lines];
    return whole(budget.name, fromFaults([...site.faults, ...office.faults]), lines.join('\n'));
  },
};

/** Each checker computes the types that it needs again, so four of them do two and a half times the work of one. */
const checkers = ['--checkers', '1'];

/** Generates the routes' types from their addresses, then checks all projects. */
async function checkTypes(optionsOf: (place: number) => readonly string[]): Promise<Outcome> {
  const written = await command('react-router', ['typegen', 'apps/web']);
  const projects = ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/office/tsconfig.json'];
  const checked = await Promise.all(
    projects.map((project, place) => command('tsc', ['-p', project, ...checkers, ...optionsOf(place)])),
  );
  return whole(types.name, together([written, ...checked]));
}

function together(all: readonly Ended[]): Ended {
  return { ok: all.every(({ ok }) => ok), output: all.map(({ output }) => output).join('') };
}

function fromFaults(faults: readonly string[]): Ended {
  return { ok: faults.length === 0, output: faults.join('\n') };
}
