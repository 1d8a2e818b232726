import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { runMain, SERVER } from './steps.mjs';

await runMain(async () => {
  await install();
  // Vite itself watches the pages; a change of the server or of a package starts the server again.
  const watched = ['apps/server/src', 'packages'].map((path) => `--watch-path=${path}`);
  const args = [...watched, '--watch-preserve-output', ...SERVER];
  return runNode(args, { NODE_ENV: 'development' });
});
