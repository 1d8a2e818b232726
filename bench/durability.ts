import { measureDurability } from '../apps/server/src/testing/durability/measure.ts';

// node bench/durability.ts [quotes] [kills]: runs on this machine, with its own database.
const quotes = Number(process.argv[2] ?? 5_000);
const kills = Number(process.argv[3] ?? 8);

const begun = performance.now();
const outcome = await measureDurability(quotes, kills);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(
  `${outcome.confirmed} quote requests confirmed in ${seconds} s, ${outcome.repeated} attempts repeated`,
);
for (const { what, recoveredAfterMs } of outcome.kills) {
  console.log(`  kill -9 of the ${what}: the next confirmation after ${recoveredAfterMs} ms`);
}
console.log(`lost: ${outcome.lost}, duplicated: ${outcome.doubled}`);
process.exitCode = outcome.lost === 0 && outcome.doubled === 0 ? 0 : 1;
