import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from './build.mjs';
import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { MEMORY, ROOT, runMain, SERVER, Sentence } from './steps.mjs';

await runMain(async () => {
  const port = process.env.PORT || '3000';
  // Asked first: nobody should wait for an installation to learn this.
  await checkPort(port, process.env.HOST || '127.0.0.1');
  await install();
  await build();
  return runNode(SERVER, {
    ...MEMORY,
    // React and the server take the quick way in production alone.
    NODE_ENV: process.env.NODE_ENV || 'production',
    // What was compiled once, types taken off, is not compiled at the next start.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
  });
});

/**
 * Throws when another process listens there. What else may be wrong with the settings is the server's to say.
 * @param {string} port
 * @param {string} host
 */
async function checkPort(port, host) {
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535) return;
  const server = createServer();
  const code = await new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port: Number(port), host }, () => server.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new Sentence(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${Number(port) + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    throw new Sentence(`Port ${port} is only for root. Choose one from 1024 on: PORT=3000 npm start`);
  }
}
