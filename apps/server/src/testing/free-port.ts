import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  server.close();
  await once(server, 'close');
  return address.port;
}
