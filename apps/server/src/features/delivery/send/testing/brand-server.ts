import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as a brand's system got it. */
export interface GotCall {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: { readonly id: string; readonly event: string; readonly request?: Record<string, unknown> };
}

/** How a brand's system answers; one that does nothing hangs. */
export type Answer = (response: ServerResponse, call: GotCall) => void;

/** A brand's system on loopback. */
export interface BrandServer {
  readonly url: string;
  readonly got: readonly GotCall[];
  /** How it answers from now on. */
  answer: Answer;
  readonly close: () => Promise<void>;
}

/** Takes what comes. */
export const take: Answer = (response) => response.writeHead(200).end('{"ok":true}');

/** Answers with a status, and a text where it is given. */
export const refuse =
  (status: number, text = ''): Answer =>
  (response) =>
    response.writeHead(status).end(text);

/** Starts a brand's system that takes what comes, unless it is told otherwise. */
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
