import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const CLIENTS = 1_000;

/** One answer with its head as it came. */
export interface Answer {
  readonly status: number;
  readonly head: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/**
 * Asks for one address over and over, each connection its next request as soon as an answer is complete, and counts
 * the answers a second. Speaks HTTP by itself: a client library would be busier than the server.
 */
export async function loadFor(address: URL, seconds: number, connections: number): Promise<number> {
  const begun = performance.now();
  const deadline = begun + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) => repeat(address, deadline, index * connections)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1000);
}

/** Asks once. */
export async function askOnce(address: URL): Promise<Answer> {
  let answer: Answer | undefined;
  await repeat(address, 0, 0, (found) => {
    answer = found;
  });
  if (answer === undefined) throw new Error(`${address} did not answer.`);
  return answer;
}

function repeat(
  address: URL,
  deadline: number,
  firstClient: number,
  found?: (answer: Answer) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname);
    let received = Buffer.alloc(0);
    let count = 0;
    const ask = () => socket.write(requestFor(address, firstClient + count));
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${address} closed the connection.`)));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = readAnswer(received);
      if (answer === undefined) return;
      received = Buffer.alloc(0);
      count += 1;
      if (answer.status !== 200) return socket.destroy(new Error(`${address} answered ${answer.status}.`));
      found?.(answer);
      if (performance.now() < deadline) return void ask();
      socket.removeAllListeners('close').destroy();
      resolve(count);
    });
  });
}

/** As a proxy in front of the site would ask, for one of many clients: one alone would reach its limit. */
function requestFor({ host, pathname, search }: URL, client: number): string {
  const number = client % CLIENTS;
  return [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: text/html',
    'Accept-Encoding: br',
    `X-Forwarded-For: 10.0.${number >> 8}.${number & 255}`,
    '\r\n',
  ].join('\r\n');
}

/** The answer, as soon as it is complete; both servers say how long it is. */
function readAnswer(received: Buffer): Answer | undefined {
  const end = received.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const [first = '', ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const head = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const length = Number(head.find(([name]) => name === 'content-length')?.[1]);
  if (Number.isNaN(length)) throw new Error('An answer does not say how long it is.');
  const start = end + HEAD_END.length;
  if (received.length < start + length) return undefined;
  return { status: Number(first.split(' ')[1]), head, body: received.subarray(start, start + length) };
}
