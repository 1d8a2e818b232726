/** What is heard and told, and how long one waits before asking anew. */
export interface News {
  /** Opens the stream. */
  readonly open: () => Promise<Response>;
  /** Something happened, or may have while nobody heard; what it asks for renews a session that has run out. */
  readonly changed: () => unknown;
  /** Settles once somebody looks at the page: a forgotten one renews no session. */
  readonly seen: () => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly againMs?: number;
}

const AGAIN_MS = 3_000;

/**
 * Hears what a stream tells of requests until it is called off, over lost connections and a server in trouble. Who is
 * refused asks once more after `changed`, and has nothing to hear when refused again.
 */
export async function hearNews(news: News): Promise<void> {
  const { open, changed, seen, signal, againMs = AGAIN_MS } = news;
  let isFirst = true;
  let wasRefused = false;
  while (!signal.aborted) {
    try {
      const reply = await open();
      const isRefused = reply.status >= 400 && reply.status < 500 && reply.status !== 429;
      if (isRefused && wasRefused) return;
      wasRefused = isRefused;
      if (reply.ok && reply.body !== null) {
        if (!isFirst) changed();
        await read(reply.body, changed);
      } else {
        await reply.body?.cancel();
      }
      if (isRefused) {
        await seen();
        await changed();
      }
    } catch {
      // The connection was lost, or the page was left.
    }
    isFirst = false;
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

async function read(body: ReadableStream<Uint8Array>, changed: () => unknown): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    // What is not over yet goes on with the next part.
    text = events.pop() ?? '';
    if (events.some((event) => event.includes('event: lead'))) changed();
  }
}
