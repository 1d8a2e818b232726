import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from './build.mjs';
import { runNode } from './child.mjs';
import { install } from './install.mjs';
import { BUILD_SERVER, CommandError, MEMORY, ROOT, runMain } from './steps.mjs';

await runMain(async () => {
  const port = process.env.PORT || '3000';
  // Checked first, so that nobody waits for an installation only to learn that the port is taken.
  await checkPort(port, process.env.HOST || '127.0.0.1');
  await install();
  await build();
  return runNode(BUILD_SERVER, {
    ...MEMORY,
    // React and the server use their fast paths in production only.
    NODE_ENV: process.env.NODE_ENV || 'production',
    // Compile cache of Node, so that later starts reuse compiled code.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
  });
});

/**
 * Throws when another process listens on the port. Other problems of the settings are reported by the server.
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
    throw new CommandError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${Number(port) + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    throw new CommandError(
      `Port ${port} is reserved for root. Choose a port from 1024 upwards: PORT=3000 npm start`,
    );
  }
}
