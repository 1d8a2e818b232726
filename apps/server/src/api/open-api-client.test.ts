import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lead } from '#server/features/lead/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

const generator = fileURLToPath(import.meta.resolve('orval/bin/orval'));
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
const settings = fileURLToPath(new URL('../../../../tsconfig.base.json', import.meta.url));

let site: TestApp;
let folder: string;
beforeAll(async () => {
  site = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'ayrac-client-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** A program as a reader of the description would write it. */
const program = `import { getCampaignPage, submitAnonymousQuote } from './client.ts';

const person = { name: 'Elif', surname: 'Yılmaz', phoneNumber: '5321234567', city: 'İzmir', town: 'Bornova' };

export async function ask(slug: string): Promise<number> {
  const found = await getCampaignPage(slug);
  if (found.status !== 200 || !('campaign' in found.data)) return found.status;
  const campaignId = found.data.campaign.id;
  const quote = { ...person, email: 'elif@ornek.example', campaignId, kvkkConsent: true } as const;
  return (await submitAnonymousQuote(quote)).status;
}

// @ts-expect-error The e-mail address is missing.
export const incomplete: Parameters<typeof submitAnonymousQuote>[0] = { ...person, campaignId: '', kvkkConsent: true };
`;

function write(name: string, text: string): Promise<void> {
  return writeFile(join(folder, name), text);
}

/** Runs a program of Node; rejects with what it printed. */
async function run(...args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, args, { cwd: folder });
  } catch (error) {
    throw new Error(`${args.join(' ')} failed: ${Object(error).stdout}${Object(error).stderr}`);
  }
}

it('a client that a public generator makes from the OpenAPI document compiles and requests a quote', async () => {
  const { id, slug } = await makeCampaign(site.db);
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const output = { target: 'client.ts', client: 'fetch', mode: 'single', baseUrl: origin };
  const compilerOptions = { lib: ['es2024', 'dom', 'dom.iterable'], types: [] };
  await write('openapi.json', (await site.app.inject('/api/openapi.json')).body);
  await write('package.json', '{ "type": "module" }');
  await write(
    'orval.config.mjs',
    `export default ${JSON.stringify({ ayrac: { input: 'openapi.json', output } })};`,
  );
  await write('program.ts', program);
  await write('tsconfig.json', JSON.stringify({ extends: settings, compilerOptions, files: ['program.ts'] }));

  await run(generator, '--config', 'orval.config.mjs');
  await run(compiler, '-p', 'tsconfig.json');
  const { ask } = await import(join(folder, 'program.ts'));
  expect(await ask(slug)).toBe(200);
  expect(await site.db.select({ campaignId: lead.campaignId }).from(lead)).toEqual([{ campaignId: id }]);
});
