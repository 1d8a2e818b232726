import { connect } from 'node:net';
import { headersOf } from './ask.ts';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Requests one URL repeatedly over several connections, and returns the responses per second. It implements HTTP
 * itself, because a client library would use more processor time than the server.
 */
export async function loadFor(
  address: URL,
  seconds: number,
  connections: number,
  encodings: string,
): Promise<number> {
  const begun = performance.now();
  const deadline = begun + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      let client = index * connections;
      return repeat(address, deadline, () => requestFor(address, client++, encodings));
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1000);
}

function repeat(address: URL, deadline: number, nextRequest: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname);
    let received = Buffer.alloc(0);
    let count = 0;
    const ask = () => socket.write(nextRequest());
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${address} closed the connection.`)));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const status = statusOf(received);
      if (status === undefined) return;
      received = Buffer.alloc(0);
      count += 1;
      if (status !== 200) return socket.destroy(new Error(`${address} answered ${status}.`));
      if (performance.now() < deadline) return void ask();
      socket.removeAllListeners('close').destroy();
      resolve(count);
    });
  });
}

function requestFor({ host, pathname, search }: URL, client: number, encodings: string): string {
  const headers = Object.entries({ host, ...headersOf(client, encodings) });
  return [
    `GET ${pathname}${search} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
}

/** Returns the status of a response once it is complete. Both servers send a content length. */
function statusOf(received: Buffer): number | undefined {
  const end = received.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error('A response has no content length.');
  if (received.length < end + HEAD_END.length + Number(length)) return undefined;
  return Number(head.split(' ')[1]);
}
