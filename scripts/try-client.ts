import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCatalogue } from '../apps/server/src/demo/demo-catalogue.ts';
import { build } from './build.mjs';
import { demoPlaces } from './screens.ts';
import { openSite, type Site } from './site.ts';
import { quietly, ROOT, runMain, Sentence, step } from './steps.mjs';

/*
 * Uses the API description as its readers would. A public generator creates a client from it, which must compile, and a
 * program with that client requests a quote from the running site. The generator is installed only for this, because it
 * is larger than all other tools together.
 */
const generator = 'orval@8.38.0';

/**
 * A program as a reader would write it. It fails to compile if the description leaves out a field that a quote needs.
 */
const program = `import { getCampaignPage, submitAnonymousQuote } from './client.ts';

export async function ask(slug: string, email: string): Promise<number> {
  const found = await getCampaignPage(slug);
  if (found.status !== 200 || !('campaign' in found.data)) return found.status;
  const sent = await submitAnonymousQuote({
    name: 'Elif',
    surname: 'Yılmaz',
    email,
    phoneNumber: '5321234567',
    city: 'İzmir',
    town: 'Bornova',
    gender: 'female',
    campaignId: found.data.campaign.id,
    kvkkConsent: true,
  });
  return sent.status;
}

// @ts-expect-error Everything that a quote needs is missing.
export const empty: Parameters<typeof submitAnonymousQuote>[0] = {};
`;

const settings = {
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], types: [] },
  files: ['program.ts'],
};

await runMain(async () => {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-client-'));
  const site = await openSite();
  try {
    await generate(site, folder);
    await step('Compile a program that uses the client', () =>
      quietly('tsc', ['-p', join(folder, 'tsconfig.json')]),
    );
    const { ask } = await import(join(folder, 'program.ts'));
    const { campaign: slug } = demoPlaces(demoCatalogue());
    const status: unknown = await step('Request a quote', () => ask(slug, 'elif@ornek.example'));
    if (status !== 200) throw new Sentence(`The quote request was answered with status ${String(status)}.`);
    return 0;
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
});

async function generate({ origin }: Site, folder: string): Promise<void> {
  const api = await (await fetch(`${origin}/api/openapi.json`)).text();
  await writeFile(join(folder, 'openapi.json'), api);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const output = { target: join(folder, 'client.ts'), client: 'fetch', mode: 'single', baseUrl: origin };
  const config = { ayrac: { input: join(folder, 'openapi.json'), output } };
  const file = join(folder, 'orval.config.mjs');
  await writeFile(file, `export default ${JSON.stringify(config)};`);
  await step(`Generate a client with ${generator}`, () =>
    quietly('npm', ['exec', '--yes', `--package=${generator}`, '--', 'orval', '--config', file]),
  );
}
