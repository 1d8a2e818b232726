import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import { callsIn } from './endpoint.ts';

const files = ['.', 'office'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts') && !/endpoints\.ts$|\.test\.ts$/.test(name))
    .map((name) => `./${folder}/${name}`),
);

it.each(files)('every call of %s is listed under a unique name', async (file) => {
  const calls = callsIn((await import(file)) as object);
  for (const [name, call] of Object.entries(calls)) expect(Reflect.get(allEndpoints, name), name).toBe(call);
});
