import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { allEndpoints } from '@ayrac/contract/all-endpoints.ts';
import { afterAll, expect, it } from 'vitest';
import { describeApi } from './open-api.ts';

const linter = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const rules = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'ayrac-open-api-'));
afterAll(() => rm(folder, { recursive: true }));

/** Lints a description with the public linter, with its update check and telemetry switched off. */
async function lint(api: unknown): Promise<{ readonly isClean: boolean; readonly output: string }> {
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(api, null, 1));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    await promisify(execFile)(process.execPath, [linter, 'lint', file, '--config', rules], { env });
    return { isClean: true, output: '' };
  } catch (error) {
    const { stdout, stderr } = Object(error);
    return { isClean: false, output: `${stdout}${stderr}` };
  }
}

const api = describeApi(allEndpoints, 'http://localhost:3000');

it('the OpenAPI document passes a public linter', async () => {
  expect(await lint(api)).toEqual({ isClean: true, output: '' });
});

it('an OpenAPI document with an example that violates its schema fails the linter', async () => {
  const body = { type: 'object', properties: { name: { type: 'string', maxLength: 2, examples: ['Elif'] } } };
  const wrong = {
    ...api,
    components: { ...api.components, schemas: { ...Object(api.components.schemas), body } },
  };
  expect(await lint(wrong)).toMatchObject({
    isClean: false,
    output: expect.stringContaining('no-invalid-schema-examples'),
  });
});
