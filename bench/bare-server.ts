import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response that the bare server sends to every request. */
export interface BareAnswer {
  readonly head: readonly (readonly [name: string, value: string])[];
  /** Base64. */
  readonly body: string;
}

/*
 * Minimal server process with a single response: the baseline for the cost of Node.js and the network. It receives the
 * response from its parent process, reports its port, and exits with its parent.
 */
process.once('message', ({ head, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, head.flat()).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
