import type { FastifyReply } from 'fastify';
import { protectiveHeaders } from './response-headers.ts';

/** A client that falls this far behind is disconnected. It reconnects and requests what it missed. */
const MOST_BACKLOG_BYTES = 256 * 1024;
const HEARTBEAT_MS = 15_000;
/**
 * Events that follow a write within this time are sent together, since a write for each of many events is expensive.
 */
const GATHER_MS = 50;
/** Longest life of a connection. The client then reconnects and is authorised again. */
const LONGEST_MS = 5 * 60_000;

/** A response that stays open and carries server-sent events. */
export interface EventStream {
  /** Sends encoded events. */
  readonly send: (events: string) => void;
  readonly end: () => void;
}

/** Encodes an event for any number of streams. */
export function encodeEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Turns a response into an event stream for as long as the client is connected. `ended` is called once, whatever closes
 * the connection.
 */
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
  let waiting = '';
  let flushTimer: NodeJS.Timeout | undefined;
  const flush = () => {
    flushTimer = waiting === '' ? undefined : setTimeout(flush, GATHER_MS);
    if (waiting !== '') write(waiting);
    waiting = '';
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const end = () => raw.end(waiting);
  const longest = setTimeout(end, LONGEST_MS);
  raw.on('error', () => undefined);
  raw.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(longest);
    clearTimeout(flushTimer);
    ended();
  });
  // A HEAD request has its response with the head.
  if (reply.request.method === 'HEAD') end();
  else write(`retry: 1000\n${encodeEvent('ready', {})}`);
  const send = (events: string) => {
    waiting += events;
    if (flushTimer === undefined) flush();
  };
  return { send, end };
}
