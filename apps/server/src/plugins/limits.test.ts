import { EventEmitter, once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { portOf, rawRequest } from '#server/testing/raw-request.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { capConnections } from './limits.ts';

const MOST = 3;

let site: TestApp;
let behindProxy: TestApp;
beforeAll(async () => {
  const settings = { CONNECTIONS_PER_NETWORK: String(MOST) };
  site = await testApp({ settings });
  behindProxy = await testApp({ settings: { ...settings, TRUST_PROXY: '1' } });
  for (const { app } of [site, behindProxy]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([site.close(), behindProxy.close()]));

let opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.filter(({ closed }) => !closed)) {
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
  }
  opened = [];
});

/** Opens a connection that requests the health check and stays open after the response. */
function open({ app }: TestApp): Socket {
  const socket = connect(portOf(app), '127.0.0.1');
  opened.push(socket);
  socket.setEncoding('utf8').write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return socket;
}

/** Returns the first 12 characters that a connection receives; empty when it was closed instead. */
async function received(socket: Socket): Promise<string> {
  const [part = ''] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [])]);
  return String(part).slice(0, 12);
}

describe('connections of one network', () => {
  it('are closed beyond the limit, and accepted again when others have ended', async () => {
    for (let number = 0; number < MOST; number += 1) {
      expect(await received(open(site))).toBe('HTTP/1.1 200');
    }
    expect(await received(open(site))).toBe('');
    const [first] = opened;
    first?.end();
    await expect.poll(() => received(open(site))).toBe('HTTP/1.1 200');
  });

  it('are also limited across all the networks that an IPv6 customer may have', () => {
    const server = createServer();
    capConnections(server, MOST);
    const arrive = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn<() => void>() });
      server.emit('connection', socket);
      return { end: () => socket.emit('close'), isTaken: socket.destroy.mock.calls.length === 0 };
    };
    const flood = Array.from({ length: MOST * 4 + 1 }, (_, index) => arrive(`2001:db8:1:${index}::1`));
    expect(flood.map(({ isTaken }) => isTaken)).toEqual([...Array(MOST * 4).fill(true), false]);
    expect(arrive('2001:db8:1:100::1').isTaken).toBe(true);
    expect(arrive('2001:db8:2::1').isTaken).toBe(true);
    flood[0]?.end();
    expect(arrive('2001:db8:1:ff::1').isTaken).toBe(true);
    expect(arrive('2001:db8:1:fe::1').isTaken).toBe(false);
  });

  it('are not counted behind a trusted proxy', async () => {
    for (let number = 0; number < MOST * 2; number += 1) {
      expect(await received(open(behindProxy))).toBe('HTTP/1.1 200');
    }
  });
});

it.each([
  ['two hosts', 'host: localhost\r\nhost: example.com\r\n'],
  ['the same host twice', 'host: localhost\r\nHost: localhost\r\n'],
  ['no host', ''],
])('a request with %s is refused', async (_what, headers) => {
  const text = `GET /healthz HTTP/1.1\r\n${headers}connection: close\r\n\r\n`;
  expect((await rawRequest(behindProxy.app, text)).status).toBe(400);
});

describe('a slow sender', () => {
  it('has ten seconds for the headers of a request', () => {
    expect(behindProxy.app.server.headersTimeout).toBe(10_000);
  });

  it('receives a timeout response and is disconnected', async () => {
    const { app } = behindProxy;
    const { headersTimeout } = app.server;
    app.server.headersTimeout = 50;
    const answer = await rawRequest(app, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    app.server.headersTimeout = headersTimeout;
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([408, 'request-timeout']);
  });
});
