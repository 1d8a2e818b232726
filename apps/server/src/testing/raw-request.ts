import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Sends raw text to a listening server, for requests that no HTTP client would send, and returns the response. */
export async function rawRequest(app: FastifyInstance, text: string): Promise<RawAnswer> {
  const socket = connect(portOf(app), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (part) => {
    received += part;
  });
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  return { status: Number(status.split(' ')[1]), headers, body };
}

/** Returns the port of a listening server. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return address.port;
}

/** The response of a server. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
