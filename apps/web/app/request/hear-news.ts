/** Dependencies of `hearNews`, and the pause before it reconnects. */
export interface News {
  /** Opens the stream. */
  readonly open: () => Promise<Response>;
  /**
   * Called when something has changed, or may have while nobody listened: before a connection, also before the first
   * one. The calls that it makes renew an expired session.
   */
  readonly changed: () => unknown;
  /** Resolves when the page is visible, so that a forgotten tab renews no session. */
  readonly seen: () => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly againMs?: number;
}

const AGAIN_MS = 3_000;

/**
 * Listens to a stream of request events until `signal` aborts, across lost connections and server errors. After a
 * refusal it tries once more, following `changed`, and gives up if it is refused again.
 */
export async function hearNews(news: News): Promise<void> {
  const { open, changed, seen, signal, againMs = AGAIN_MS } = news;
  let wasRefused = false;
  while (!signal.aborted) {
    try {
      const reply = await open();
      const isRefused = reply.status >= 400 && reply.status < 500 && reply.status !== 429;
      if (isRefused && wasRefused) return;
      wasRefused = isRefused;
      if (reply.ok && reply.body !== null) {
        await read(reply.body, changed);
      } else {
        await reply.body?.cancel();
      }
      if (isRefused) {
        await seen();
        await changed();
      }
    } catch {
      // The connection was lost, or the visitor has left the page.
    }
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

/** Begins a stream, and follows a gap in it. */
const READY = 'event: ready';
const CHANGED = 'event: lead';

async function read(body: ReadableStream<Uint8Array>, changed: () => unknown): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    // An incomplete event continues in the next chunk.
    text = events.pop() ?? '';
    if (events.some((event) => event.includes(READY) || event.includes(CHANGED))) changed();
  }
}
