import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the scripted server handles a request. It may also leave it unanswered. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server with scripted answers. */
export interface ScriptedServer {
  readonly origin: string;
  /** Clears `arrived` and sets the answers to the next requests, in order. The last one repeats. */
  readonly answerWith: (...answers: readonly Answer[]) => void;
  readonly arrived: readonly IncomingMessage[];
  /** Resolves with the next request. */
  readonly reached: () => Promise<IncomingMessage>;
  readonly hangUp: () => void;
  readonly close: () => void;
}

/** Starts a scripted server on loopback. */
export async function openServer(): Promise<ScriptedServer> {
  const arrived: IncomingMessage[] = [];
  let answers: readonly Answer[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(arrived.length, answers.length - 1)];
    arrived.push(request);
    // Otherwise a request could use a connection that `hangUp` has just closed.
    response.shouldKeepAlive = false;
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

/** Answers with a JSON body. */
export function json(body: unknown, status = 200, type = 'application/json'): Answer {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
}

/** Answers with an HTML body. */
export function html(text: string, status = 200): Answer {
  return (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(text);
}

/** Takes the request and never answers. */
export const silence: Answer = () => undefined;

/** Cuts the connection instead of answering. */
export const cut: Answer = (request) => request.socket.destroy();
