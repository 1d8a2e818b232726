import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server does with a request; nothing at all is a choice too. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server whose every answer the test decides. */
export interface ScriptedServer {
  readonly origin: string;
  /** Forgets what came, and answers the first request from now on with the first of these, the last for good. */
  readonly answerWith: (...answers: readonly Answer[]) => void;
  readonly arrived: readonly IncomingMessage[];
  /** Settles at the next request. */
  readonly reached: () => Promise<IncomingMessage>;
  readonly hangUp: () => void;
  readonly close: () => void;
}

/** Opens such a server on loopback. */
export async function openServer(): Promise<ScriptedServer> {
  const arrived: IncomingMessage[] = [];
  let answers: readonly Answer[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(arrived.length, answers.length - 1)];
    arrived.push(request);
    server.emit('arrived', request);
    answer?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (...next) => {
      arrived.length = 0;
      answers = next;
    },
    arrived,
    reached: async () => {
      const [request] = (await once(server, 'arrived')) as [IncomingMessage];
      return request;
    },
    hangUp: () => server.closeAllConnections(),
    close: () => void server.close(),
  };
}

/** Answers with a body as JSON. */
export function json(body: unknown, status = 200, type = 'application/json'): Answer {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}

/** Answers with a body that is no JSON. */
export function html(text: string, status = 200): Answer {
  return (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(text);
}

/** Takes the request and never answers. */
export const silence: Answer = () => undefined;

/** Cuts the connection instead of answering. */
export const cut: Answer = (request) => request.socket.destroy();
