import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.mjs';
import { CommandError, ROOT, runMain } from '../scripts/steps.mjs';
import { measureBeside } from './beside.ts';
import { calibrate } from './calibration.ts';
import { CAMPAIGNS } from './cold/cold-site.ts';
import { measureCold } from './cold/measure-cold.ts';
import { MANY_CAMPAIGNS, measureGrowth } from './cold/measure-growth.ts';
import { measureCrm } from './crm.ts';
import { measureDatabase } from './database.ts';
import { measureImports } from './imports.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureOffice } from './office.ts';
import { profileRequest } from './profile.ts';
import { measureSearch } from './search.ts';
import { type Figures, ms, toMarkdown, withSection } from './summary.ts';
import { measureThroughput } from './throughput.ts';

/*
 * Runs the measurements. --part db|cold|growth|memory|search|office|crm|imports|cache|lighthouse runs one of them,
 * --runs N sets the number of Lighthouse runs per page, --write replaces the sections of the measured parts in
 * docs/figures.md. --profile "campaign, JSON" profiles one request of the cold part; --campaigns N sets the size of the
 * catalogue for these two and for the memory, and that of the larger one for the growth. --only audit,exports measures
 * only the lists of the office, or the requests of cold and growth, whose names contain one of these words. --beside
 * <folder> compares this checkout with another one, installed and built in that folder.
 */
const PAGE = 'docs/figures.md';
const parts = [
  ...(['db', 'cold', 'growth', 'memory', 'search', 'office', 'crm', 'imports', 'cache'] as const),
  'lighthouse',
] as const;
type Part = (typeof parts)[number];

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      part: { type: 'string' },
      runs: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
      profile: { type: 'string' },
      campaigns: { type: 'string' },
      beside: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const chosen = parts.filter((part) => values.part === undefined || values.part === part);
  if (chosen.length === 0) throw new CommandError(`--part must be one of ${parts.join(', ')}.`);
  if (values.write && values.beside !== undefined)
    throw new CommandError('--write cannot be combined with --beside.');
  const campaigns = values.campaigns === undefined ? undefined : Number(values.campaigns);
  if (campaigns !== undefined && (!Number.isSafeInteger(campaigns) || campaigns < 1))
    throw new CommandError('--campaigns must be a positive whole number.');
  if (values.write && campaigns !== undefined && values.part !== 'growth')
    throw new CommandError('--write can be combined with --campaigns only for the growth.');
  if (values.write && values.only !== undefined)
    throw new CommandError('--write cannot be combined with --only.');
  const only = values.only?.split(',') ?? [];
  await build();
  if (values.profile !== undefined) {
    const say = (line: string) => console.log(`  profile: ${line}`);
    console.log(`\n${await profileRequest(values.profile, campaigns ?? CAMPAIGNS, say)}`);
    return 0;
  }
  const calibration = calibrate();
  const figures: Figures[] = [];
  if (values.beside !== undefined)
    figures.push(await measureBeside(values.beside, (line) => console.log(`  ${line}`)));
  else
    for (const part of chosen)
      figures.push(...[await measure(part, { runs: Number(values.runs), campaigns, only })].flat());
  const conditions = describeConditions(calibration, calibrate());
  const sections = figures.map((part) => toMarkdown(part, conditions));
  console.log(`\n${sections.join('\n\n')}\n`);
  if (values.write) await writeSections(sections);
  const faults = figures.flatMap((part) => part.faults);
  for (const fault of faults) console.error(`✗ ${fault}`);
  return faults.length === 0 ? 0 : 1;
});

async function writeSections(sections: readonly string[]): Promise<void> {
  const path = join(ROOT, PAGE);
  const page = await readFile(path, 'utf8');
  await writeFile(path, sections.reduce(withSection, page));
}

interface Measured {
  readonly runs: number;
  readonly campaigns: number | undefined;
  readonly only: readonly string[];
}

function measure(part: Part, { runs, campaigns, only }: Measured): Promise<Figures | readonly Figures[]> {
  const say = (line: string) => console.log(`  ${part}: ${line}`);
  switch (part) {
    case 'db':
      return measureDatabase(say);
    case 'cold':
      return measureCold(campaigns ?? CAMPAIGNS, only, say);
    case 'growth':
      return measureGrowth(campaigns ?? MANY_CAMPAIGNS, only, say);
    case 'memory':
      return measureMemory(campaigns ?? CAMPAIGNS, say);
    case 'search':
      return measureSearch(say);
    case 'office':
      return measureOffice(only, say);
    case 'crm':
      return measureCrm(say);
    case 'imports':
      return measureImports(say);
    case 'cache':
      return measureThroughput(say);
    case 'lighthouse':
      return measureLighthouse(runs, say);
  }
}

/** Returns a sentence about the machine. The calibrations, before and after, are in milliseconds. */
function describeConditions(before: number, after: number): string {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  return `Measured on ${day} on ${machine}; calibration ${ms(before)} ms before and ${ms(after)} ms after.`;
}
