import type { EventStream } from '#server/api/event-stream.ts';
import type { Database } from '#server/db/database.ts';
import { listenOn } from '#server/db/listener.ts';
import { type BrandNews, LEAD_CHANNEL, type LeadNews, RETURNED, readNews } from '../tell-lead.ts';

interface Reader {
  readonly stream: EventStream;
  /** Whether this reader may hear of it: nobody learns that another's lead is there. */
  readonly concerns: (news: LeadNews | BrandNews) => boolean;
  /** Whether they may still hear at all: who they are was looked at when they came. */
  readonly isAdmitted: () => Promise<boolean>;
}

/** Who listens for leads on this node. */
export class LeadHub {
  private readonly readers = new Set<Reader>();
  private readonly stopListening: () => Promise<void>;

  constructor(db: Database) {
    const listener = listenOn(db.$client.options, LEAD_CHANNEL, (message) => this.hear(message));
    this.stopListening = listener.stop;
  }

  add(reader: Reader): () => void {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  async stop(): Promise<void> {
    await this.stopListening();
  }

  /** Ends the streams of those whose session ended, or who lost what they were admitted by. */
  lookAgain(): void {
    for (const reader of this.readers) whileAdmitted(reader, () => {});
  }

  /** Ends every stream: who reads comes back, to another node. */
  endAll(): void {
    for (const { stream } of this.readers) stream.end();
  }

  /** After a lost connection nobody knows what was said: everyone asks anew. */
  private hear(message: string | null): void {
    const news = message === null || message === RETURNED ? null : readNews(message);
    if (news === undefined) return;
    for (const reader of this.readers) {
      if (news !== null && !reader.concerns(news)) continue;
      whileAdmitted(reader, ({ stream }) => {
        if (news === null || news.kind === 'brand') stream.send('ready', {});
        else stream.send('lead', { kind: news.kind, id: news.id });
      });
    }
  }
}

/** Tells a reader as long as they may hear; where nobody can say, nothing is told, and they ask anew later. */
function whileAdmitted(reader: Reader, tell: (reader: Reader) => void): void {
  reader.isAdmitted().then(
    (isAdmitted) => (isAdmitted ? tell(reader) : reader.stream.end()),
    () => undefined,
  );
}
