import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A text message as the service received it. */
interface SentMessage {
  readonly to: string;
  readonly text: string;
  readonly authorization: string | undefined;
}

/** Fake of the external SMS service. It records messages and responds with the status set by the test. */
export async function openSmsService() {
  const messages: SentMessage[] = [];
  const answer = { status: 200 };
  const server = createServer(async (request, reply) => {
    const { authorization } = request.headers;
    messages.push({ ...((await json(request)) as Omit<SentMessage, 'authorization'>), authorization });
    reply.writeHead(answer.status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    messages,
    answer,
    /** Returns the code of the last message; empty when there is none. */
    lastCode: () => /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '',
    close: () => server.close(),
  };
}

/** Returns a different six-digit code. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
