import type { FastifyReply } from 'fastify';
import { protectiveHeaders } from '#server/plugins/headers.ts';

/** A reader who lags this far behind is hung up on; it comes back and asks for what it missed. */
const MOST_BACKLOG_BYTES = 256 * 1024;
const HEARTBEAT_MS = 15_000;
/** After so long whoever reads comes back, and is looked at anew. */
const LONGEST_MS = 5 * 60_000;

/** An answer that goes on: one line for each thing that happens (server-sent events). */
export interface EventStream {
  readonly send: (event: string, data: unknown) => void;
  readonly end: () => void;
}

/** Takes an answer over for as long as its reader listens; `ended` is called once, however it ends. */
export function openEventStream(reply: FastifyReply, isHttps: boolean, ended: () => void): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...protectiveHeaders(reply.request.id, isHttps),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (text: string) => {
    if (raw.writableLength > MOST_BACKLOG_BYTES) raw.destroy();
    else raw.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const end = () => raw.end();
  const longest = setTimeout(end, LONGEST_MS);
  raw.on('error', () => undefined);
  raw.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(longest);
    ended();
  });
  write('retry: 1000\nevent: ready\ndata: {}\n\n');
  return { send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), end };
}
