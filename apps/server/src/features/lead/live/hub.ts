import { type EventStream, encodeEvent } from '#server/api/event-stream.ts';
import type { Database } from '#server/db/database.ts';
import { listenOn } from '#server/db/listener.ts';
import { type BrandNews, LEAD_CHANNEL, type LeadNews, RETURNED, readNews } from '../notify-of-lead.ts';

interface Reader {
  readonly stream: EventStream;
  /** Whether the reader may receive this news, so that nobody learns of another's lead. */
  readonly concerns: (news: LeadNews | BrandNews) => boolean;
  /** Whether the reader still has access, since that was checked when the stream was opened. */
  readonly isAdmitted: () => Promise<boolean>;
}

/** News with its event; null makes every reader reload. */
interface PendingNews {
  readonly news: LeadNews | BrandNews | null;
  readonly event: string;
}

/** Readers of live lead news on this node. */
export class LeadHub {
  private readonly readers = new Set<Reader>();
  private readonly pending: PendingNews[] = [];
  private readonly stopListening: () => Promise<void>;

  constructor(db: Database) {
    const listener = listenOn(db.$client.options, LEAD_CHANNEL, (message) => this.receive(message));
    this.stopListening = listener.stop;
  }

  add(reader: Reader): () => void {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  async stop(): Promise<void> {
    await this.stopListening();
  }

  /** Ends the streams whose session has ended or whose reader has lost access. */
  lookAgain(): void {
    for (const reader of this.readers) whileAdmitted(reader, () => {});
  }

  /** Ends every stream. Clients reconnect, to another node. */
  endAll(): void {
    for (const { stream } of this.readers) stream.end();
  }

  /** Gathers the news that arrive together, such as those of one transaction. */
  private receive(message: string | null): void {
    // After a lost connection messages may be missing, so all readers reload.
    const news = message === null || message === RETURNED ? null : readNews(message);
    if (news === undefined) return;
    if (this.pending.length === 0) setImmediate(() => this.sendPending());
    this.pending.push({ news, event: eventOf(news) });
  }

  /** Checks each reader once for all news that concern them, and sends these together. */
  private sendPending(): void {
    const pending = this.pending.splice(0);
    for (const reader of this.readers) {
      const events = pending.flatMap(({ news, event }) =>
        news === null || reader.concerns(news) ? event : [],
      );
      if (events.length > 0) whileAdmitted(reader, ({ stream }) => stream.send(events.join('')));
    }
  }
}

function eventOf(news: LeadNews | BrandNews | null): string {
  if (news === null || news.kind === 'brand') return encodeEvent('ready', {});
  return encodeEvent('lead', { kind: news.kind, id: news.id });
}

/**
 * Tells a reader if access is still granted, and otherwise ends the stream. When the check fails nothing is sent, and
 * the client reloads later.
 */
function whileAdmitted(reader: Reader, send: (reader: Reader) => void): void {
  reader.isAdmitted().then(
    (isAdmitted) => (isAdmitted ? send(reader) : reader.stream.end()),
    () => undefined,
  );
}
