import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Call that a brand's system received. */
interface GotCall {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: { readonly id: string; readonly event: string; readonly request?: Record<string, unknown> };
}

/** Response of a brand's system. A function that does nothing leaves the call hanging. */
export type Answer = (response: ServerResponse, call: GotCall) => void;

/** System of a brand on the loopback interface. */
export interface BrandServer {
  readonly url: string;
  readonly got: readonly GotCall[];
  /** Response to further calls. */
  answer: Answer;
  readonly close: () => Promise<void>;
}

/** Accepts the call. */
export const take: Answer = (response) => response.writeHead(200).end('{"ok":true}');

/** Responds with a status and an optional text. */
export const refuse =
  (status: number, text = ''): Answer =>
  (response) =>
    response.writeHead(status).end(text);

/** Starts a brand's system that accepts every call by default. */
export async function startBrandServer(): Promise<BrandServer> {
  const got: GotCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const call = { path: request.url, headers: request.headers, body, json: JSON.parse(body) };
    got.push(call);
    brandServer.answer(response, call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const brandServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/istekler`,
    got,
    answer: take,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return brandServer;
}
