import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer } from './ask.ts';
import type { BareAnswer } from './bare-server.ts';

/** Headers that Node.js sets itself. They would be sent twice. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Process that answers every request with the same bytes. */
export interface BareServer {
  /** Makes it send this response from now on. Returns its address. */
  show(answer: Answer): Promise<URL>;
  close(): void;
}

/** Starts a bare server. The caller closes it. */
export function openBareServer(): BareServer {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  return {
    async show({ head, body }) {
      const answer: BareAnswer = {
        head: head.filter(([name]) => !ownHeaders.has(name)),
        body: body.toString('base64'),
      };
      child.send(answer);
      const [port] = (await once(child, 'message')) as [number];
      return new URL(`http://127.0.0.1:${port}/`);
    },
    close: () => child.disconnect(),
  };
}
