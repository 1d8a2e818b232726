import { Agent, request } from 'node:http';
import { type Answer, readBody, type Send, type Sent } from '../apps/server/src/testing/attack/exchange.ts';

const PATIENCE_MS = 30_000;

/** Returns a function that sends requests to a site over this many connections, without correcting malformed ones. */
export function sendTo(origin: string, connections: number): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (sent) => exchange(origin, agent, sent);
}

function exchange(origin: string, agent: Agent, { method, url, headers, body }: Sent): Promise<Answer> {
  const begun = performance.now();
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, method, path: url, headers: { ...headers, ...length }, timeout: PATIENCE_MS },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('error', reject);
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const ms = performance.now() - begun;
          const text = readBody(Buffer.concat(parts), answer.headers);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text, ms });
        });
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error(`No response within ${PATIENCE_MS / 1_000} s.`)));
    sent.end(body);
  });
}
