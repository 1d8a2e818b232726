import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the bare server sends to everybody. */
export interface BareAnswer {
  readonly head: readonly (readonly [name: string, value: string])[];
  /** Base64 */
  readonly body: string;
}

/*
 * A process of its own that knows one answer: the measure of what Node and the network cost by themselves. It is
 * told the answer by its parent, tells it the port, and ends with it.
 */
process.once('message', ({ head, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, head.flat()).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
