import { ApiProblem } from '@ayrac/contract/client.ts';
import { expect, it, vi } from 'vitest';
import { isSettled, type Outcomes, sendEach } from './send-each.ts';

type Code = ApiProblem['code'];

const refusal = (status: number, code: Code) => new ApiProblem({ status, code, error: code });
const kinds = (outcomes: Outcomes) => Object.entries(outcomes).map(([id, { kind }]) => `${id} ${kind}`);

/** Returns a fake call that succeeds except for the given refusals. */
function server(refusals: Readonly<Record<string, ApiProblem>>) {
  return vi.fn(async (id: string) => {
    const refused = refusals[id];
    if (refused !== undefined) throw refused;
  });
}

it('sends one request each and reports progress', async () => {
  const reports: string[][] = [];
  const outcomes = await sendEach(['a', 'b'], {}, server({}), (now) => reports.push(kinds(now)));
  expect(kinds(outcomes)).toEqual(['a sent', 'b sent']);
  expect(reports).toEqual([['a sending'], ['a sent'], ['a sent', 'b sending'], ['a sent', 'b sent']]);
});

it('continues after an individual refusal, and treats an older request as done', async () => {
  const send = server({ a: refusal(409, 'duplicate-quote'), b: refusal(409, 'intake-closed' as Code) });
  const outcomes = await sendEach(['a', 'b', 'c'], {}, send);
  expect(kinds(outcomes)).toEqual(['a held', 'b refused', 'c sent']);
  expect(['a', 'b', 'c'].map((id) => isSettled(outcomes[id]))).toEqual([true, false, true]);
});

it.each([
  [0, 'network'],
  [0, 'timeout'],
  [503, 'unavailable' as Code],
  [400, 'validation-failed'],
  [401, 'unauthenticated'],
] as const)('stops when the next request would fail too: %i %s', async (status, code) => {
  const send = server({ b: refusal(status, code) });
  expect(kinds(await sendEach(['a', 'b', 'c'], {}, send))).toEqual(['a sent', 'b refused']);
  expect(send).toHaveBeenCalledTimes(2);
});

it('retries only failed requests', async () => {
  const first = await sendEach(['a', 'b', 'c'], {}, server({ b: refusal(0, 'network') }));
  const again = server({});
  expect(kinds(await sendEach(['a', 'b', 'c'], first, again))).toEqual(['a sent', 'b sent', 'c sent']);
  expect(again.mock.calls).toEqual([['b'], ['c']]);
});
