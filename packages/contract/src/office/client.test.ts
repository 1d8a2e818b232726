import { expect, expectTypeOf, it } from 'vitest';
import type { Call } from '../client.ts';
import { byFieldName, createOfficeClient, resourceClient } from './client.ts';

const sent: Call<string>[] = [];
const client = createOfficeClient(async (call) => {
  sent.push(call);
  return {};
});

it('has the calls that a resource declares', async () => {
  const occupations = resourceClient(client, 'occupations');
  const { row } = await occupations.change({
    params: { id: '1' },
    body: { version: 3, values: { name: 'A' } },
  });
  expect(sent.at(-1)).toMatchObject({ name: 'occupations.change', body: { version: 3 } });
  expectTypeOf<typeof row>().toExtend<
    { name: string; nameEn: string | null; isActive: boolean; version: number } | undefined
  >();
  await occupations.list({ query: { isActive: 'true', sort: '-name', limit: 10 } });
  // @ts-expect-error: there is no such column.
  await occupations.list({ query: { sort: 'colour' } });
  // @ts-expect-error: nor is there such a field.
  await occupations.create({ body: { colour: 'red' } });
});

it('returns problems by field name', () => {
  expect(byFieldName({ 'values.name': 'x', nameEn: 'y' })).toEqual({ name: 'x', nameEn: 'y' });
});
