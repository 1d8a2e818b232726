import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { CommandError, runMain } from './steps.mjs';
import { installSystemPackages } from './system-packages.mjs';

// `npm test` runs everything, or what matches the given words; `npm run check` leaves out the browser and PostgreSQL
// 15.
const args = process.argv.slice(2);

await runMain(async () => {
  try {
    await install();
    if (!args.includes('--quick')) await installSystemPackages();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    console.log('0 passed, 1 failed');
    return 1;
  }
  return runNode(['scripts/gate/main.ts', ...args], { FORCE_COLOR: '0', NO_COLOR: '1' });
});
