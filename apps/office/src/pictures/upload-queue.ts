/** State of an upload. */
type UploadState = 'queued' | 'sending' | 'waiting' | 'making' | 'failed';

/** A file in the queue. */
export interface UploadItem<Aim> {
  readonly id: number;
  readonly file: File;
  /** What the picture is for. */
  readonly aim: Aim;
  readonly state: UploadState;
  /** Progress, from 0 to 1. */
  readonly part: number;
  /** Error message, or empty. */
  readonly message: string;
}

type Progress = Partial<Pick<UploadItem<unknown>, 'state' | 'part' | 'message'>>;

/** Operations that the queue needs to turn a file into a stored picture. */
export interface UploadWork<Aim, Picture> {
  readonly send: (file: File, signal: AbortSignal, report: (progress: Progress) => void) => Promise<Picture>;
  /** Returns what is wrong with a file before it is uploaded, or an empty string. */
  readonly faultOf: (file: File) => string;
  readonly explain: (error: unknown) => string;
  readonly onStored: (picture: Picture, item: UploadItem<Aim>) => void;
  readonly onChange: (items: readonly UploadItem<Aim>[]) => void;
}

const AT_ONCE = 2;

/** Queue of uploads, two at a time. Each can be cancelled and retried on its own. */
export class UploadQueue<Aim, Picture> {
  readonly #work: UploadWork<Aim, Picture>;
  readonly #stops = new Map<number, AbortController>();
  #items: readonly UploadItem<Aim>[] = [];
  #count = 0;

  constructor(work: UploadWork<Aim, Picture>) {
    this.#work = work;
  }

  /** Adds files in order. */
  add(files: readonly File[], aim: Aim): void {
    const added = files.map((file): UploadItem<Aim> => {
      this.#count += 1;
      const message = this.#work.faultOf(file);
      const state = message === '' ? 'queued' : 'failed';
      return { id: this.#count, file, aim, state, part: 0, message };
    });
    this.#show([...this.#items, ...added]);
    this.#startNext();
  }

  /** Cancels an upload, or removes a failed one. */
  cancel(id: number): void {
    this.#stops.get(id)?.abort();
    this.#drop(id);
  }

  /** Retries a failed upload. */
  retry(id: number): void {
    this.#update(id, { state: 'queued', part: 0, message: '' });
    this.#startNext();
  }

  /** Cancels all uploads when the editor is closed. */
  stop(): void {
    // Emptied first, because each cancelled upload starts the next one that waits.
    this.#show([]);
    for (const stop of this.#stops.values()) stop.abort();
  }

  #startNext(): void {
    const next = this.#items.find(({ state }) => state === 'queued');
    if (next === undefined || this.#stops.size >= AT_ONCE) return;
    this.#run(next);
    this.#startNext();
  }

  async #run(item: UploadItem<Aim>): Promise<void> {
    const { id, file } = item;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#update(id, { state: 'sending' });
    try {
      const picture = await this.#work.send(file, stop.signal, (progress) => this.#update(id, progress));
      if (stop.signal.aborted) return;
      this.#drop(id);
      this.#work.onStored(picture, item);
    } catch (error) {
      if (!stop.signal.aborted) this.#update(id, { state: 'failed', message: this.#work.explain(error) });
    } finally {
      this.#stops.delete(id);
      this.#startNext();
    }
  }

  #update(id: number, progress: Progress): void {
    this.#show(this.#items.map((item) => (item.id === id ? { ...item, ...progress } : item)));
  }

  #drop(id: number): void {
    this.#show(this.#items.filter((item) => item.id !== id));
  }

  #show(items: readonly UploadItem<Aim>[]): void {
    this.#items = items;
    this.#work.onChange(items);
  }
}
