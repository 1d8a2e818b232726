import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response that the bare server sends to every request. */
export interface BareAnswer {
  readonly head: readonly (readonly [name: string, value: string])[];
  /** Base64. */
  readonly body: string;
}

let send = (response: ServerResponse) => void response.writeHead(404).end();

/*
 * Minimal server process with a single response: the baseline for the cost of Node.js and the network. It receives the
 * response from its parent process, which may replace it, reports its port each time, and exits with its parent.
 */
const server = createServer((_request, response) => send(response)).listen(0, '127.0.0.1');
const listening = once(server, 'listening');
process.on('message', async ({ head, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const headers = head.flat();
  send = (response) => void response.writeHead(200, headers).end(bytes);
  await listening;
  process.send?.((server.address() as AddressInfo).port);
});
process.once('disconnect', () => process.exit());
