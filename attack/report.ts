import type { Outcome } from '../apps/server/src/testing/attack/run-attack.ts';

/** Most faults shown of each kind. Further ones are similar. */
const SHOWN_OF_A_KIND = 3;

/** Prints the result of a run with its faults by kind, and returns the exit code. */
export function printOutcome({ faults, statuses, maintenance, slowest, seconds }: Outcome): number {
  const sorted = [...statuses].toSorted(([left], [right]) => left - right);
  const requests = sorted.reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `\n${requests} requests in ${seconds.toFixed(0)} s, ${(requests / seconds).toFixed(0)} per second`,
  );
  for (const [status, count] of sorted) console.log(`  ${status || 'no response'}: ${count}`);
  console.log(`  of 503, the specified maintenance page of the back office: ${maintenance}`);
  console.log(`  slowest response: ${slowest.ms.toFixed(0)} ms, ${slowest.number}: ${slowest.name}`);
  const kinds = Object.entries(Object.groupBy(faults, ({ name, fault }) => `${name}: ${fault}`));
  for (const [kind, ofKind = []] of kinds) {
    console.error(`\n✗ ${kind} (${ofKind.length})`);
    for (const { number, request, answer } of ofKind.slice(0, SHOWN_OF_A_KIND)) {
      console.error(`  ${number}: ${request}\n    → ${answer.replaceAll('\n', ' ')}`);
    }
  }
  console.log(faults.length === 0 ? '\n✓ no faults' : `\n${faults.length} faults of ${kinds.length} kinds`);
  return faults.length === 0 ? 0 : 1;
}
