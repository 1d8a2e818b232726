import { UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';

/** So much of a file goes at once: what is cut off is asked for again from there, and no piece takes too long. */
const PIECE_BYTES = 512 * 1024;

/** After so long without an answer it is tried again, also where the browser does not notice a connection. */
const PAUSE_MS = 1_500;

/** Who hears how a file is doing, and may stop it. */
export interface Sending {
  readonly signal: AbortSignal;
  /** How much has come, from 0 to 1. */
  readonly onPart: (part: number) => void;
  /** The connection is lost, and the file goes on when it is back. */
  readonly onWait: () => void;
  /** Mends the session, which may end while a file is on its way. */
  readonly renew: () => Promise<unknown>;
}

/** A file that the server does not take; `status` is that of its answer, 0 without one. */
export class NotTaken extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The upload was answered with ${status}.`);
    this.status = status;
  }
}

/** Sends a file in pieces and answers the name of the upload; a lost connection only takes time. */
export async function sendFile(file: File, { signal, onPart, onWait, renew }: Sending): Promise<string> {
  const { DetailedError, Upload } = await import('tus-js-client');
  let renewals = 1;
  return new Promise((resolve, reject) => {
    const goOn = () => {
      if (!signal.aborted) upload.start();
    };
    const upload = new Upload(file, {
      endpoint: UPLOAD_PATH,
      metadata: { filename: file.name },
      chunkSize: PIECE_BYTES,
      // Nothing of it is kept in the browser, and how it is tried again is decided below.
      storeFingerprintForResuming: false,
      retryDelays: null,
      onProgress: (sent, all) => onPart(all === 0 ? 0 : sent / all),
      onSuccess: () => {
        signal.removeEventListener('abort', callOff);
        resolve(upload.url?.split('/').at(-1) ?? '');
      },
      onError: (error) => {
        if (signal.aborted) return;
        const status =
          error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : undefined;
        if (status === 401 && renewals > 0) {
          renewals -= 1;
          renew().then(goOn, reject);
        } else if (status === 0 || (status !== undefined && status >= 500)) {
          onWait();
          untilConnected().then(goOn);
        } else reject(new NotTaken(status ?? 0));
      },
    });
    const callOff = () => {
      reject(signal.reason);
      // Also at the server, where the file else lies for a day.
      upload.abort(upload.url !== null).catch(() => undefined);
    };
    signal.addEventListener('abort', callOff);
    goOn();
  });
}

function untilConnected(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      removeEventListener('online', done);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, PAUSE_MS);
    addEventListener('online', done);
  });
}
