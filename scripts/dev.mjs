import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { runMain, SERVER } from './steps.mjs';

await runMain(async () => {
  await install();
  // Vite watches the pages itself. A change to the server or a package restarts the server.
  const watched = ['apps/server/src', 'packages'].map((path) => `--watch-path=${path}`);
  const args = [...watched, '--watch-preserve-output', ...SERVER];
  return runNode(args, { NODE_ENV: 'development' });
});
