import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { runMain, Sentence } from './steps.mjs';
import { installSystemPackages } from './system-packages.mjs';

// npm test: everything. npm run check: without the browser and the second PostgreSQL.
const quick = process.argv.includes('--quick');

await runMain(async () => {
  try {
    await install();
    if (!quick) await installSystemPackages();
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    console.log('0 passed, 1 failed');
    return 1;
  }
  return runNode(['scripts/gate/main.ts', ...(quick ? ['--quick'] : [])], {
    FORCE_COLOR: '0',
    NO_COLOR: '1',
  });
});
