import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testApp } from '#server/testing/test-app.ts';

const timeouts = { connectMs: 300, statementMs: 300, lockMs: 300, idleInTransactionMs: 300 };

// Accepts every connection and never responds.
let silent: Server;
beforeAll(async () => {
  silent = createServer();
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
});
afterAll(() => silent.close());

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

it.each([
  ['is gone', () => ({ host: '/nowhere', port: 5432 })],
  ['is silent', () => ({ host: '127.0.0.1', port: portOf(silent) })],
])(
  'a request is answered with 503 and Retry-After within a second while the database %s',
  async (_name, where) => {
    const db = openDatabase({ ...where(), user: 'nobody', database: 'none' }, 2, timeouts);
    const server = await testApp({
      on: { db, connection: {}, drop: async () => undefined },
      fingerprint: (kind, value) => `${kind}:${value}`,
    });
    const begun = performance.now();
    const reply = await postQuote(server.app, 'anonymous', quoteBody('00000000-0000-4000-8000-000000000000'));
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toMatch(/^\d+$/);
    expect(reply.json().code).toBe('database-unavailable');
    expect(performance.now() - begun).toBeLessThan(1_000);
    await server.close();
    await db.$client.end();
  },
);
