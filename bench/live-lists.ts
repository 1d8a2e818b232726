import { get, type IncomingMessage } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** The lists that a worker running this file opens. */
export interface ListsToOpen {
  readonly origins: readonly string[];
  readonly count: number;
  /** Session that may see all leads. */
  readonly cookie: string;
}

/** A live list with the pieces of its stream, which are read after the measurement, because reading takes time. */
interface LiveList {
  readonly stream: IncomingMessage;
  readonly pieces: readonly Piece[];
}

interface Piece {
  readonly text: string;
  /** Arrival since the epoch, in milliseconds. */
  readonly at: number;
}

const { origins, count, cookie }: ListsToOpen = workerData;
const lists = await Promise.all(
  Array.from({ length: count }, (_, nth) => open(origins[nth % origins.length])),
);
// The times at which leads were sent are the signal to close.
parentPort?.once('message', (sentAt: ReadonlyMap<string, number>) => {
  for (const { stream } of lists) stream.destroy();
  parentPort?.postMessage(lists.flatMap(({ pieces }) => readNews(pieces, sentAt)));
});
parentPort?.postMessage('open');

function open(origin: string | undefined): Promise<LiveList> {
  const address = new URL('/api/crm/leads/live', origin);
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { cookie }, agent: false }, (stream) => {
      if (stream.statusCode !== 200)
        return reject(new Error(`The list was answered with status ${stream.statusCode}.`));
      const pieces: Piece[] = [];
      stream.setEncoding('utf8').on('data', (text: string) => {
        pieces.push({ text, at: performance.timeOrigin + performance.now() });
      });
      stream.on('error', () => undefined);
      resolve({ stream, pieces });
    });
    request.on('error', reject);
  });
}

/** Returns the milliseconds from the sending of each lead to the arrival of its event. */
function readNews(pieces: readonly Piece[], sentAt: ReadonlyMap<string, number>): number[] {
  let rest = '';
  return pieces.flatMap(({ text, at }) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => {
      const sent = sentAt.get(/"id":"([^"]+)"/.exec(line)?.[1] ?? '');
      return sent === undefined ? [] : [at - sent];
    });
  });
}
