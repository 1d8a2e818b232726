import { expect, it } from 'vitest';
import { digestOf } from '#server/cache/cached-response.ts';
import { joinWritten } from './written-campaigns.ts';

const written = (campaign: object) => {
  const json = Buffer.from(JSON.stringify(campaign));
  return { version: '1', json, digest: digestOf(json) };
};

it('joins campaigns into a JSON array, whose digest changes with any of them and with their order', () => {
  const [one, other, changed] = [written({ id: 1 }), written({ id: 2 }), written({ id: 3 })];
  const { body, digest } = joinWritten([one, other]);
  expect(body.toString()).toBe('[{"id":1},{"id":2}]');
  expect(joinWritten([written({ id: 1 }), written({ id: 2 })]).digest).toBe(digest);
  const others = [[], [one], [other, one], [one, changed], [one, other, changed]];
  expect(new Set(others.map((campaigns) => joinWritten(campaigns).digest)).add(digest).size).toBe(6);
  expect(joinWritten([]).body.toString()).toBe('[]');
});
