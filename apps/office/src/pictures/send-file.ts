import { UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';
import { untilConnected } from './until-connected.ts';

/**
 * Size of a chunk in bytes. After an interruption only the current chunk is sent again, and no chunk takes too long.
 */
const PIECE_BYTES = 512 * 1024;

/** Callbacks of an upload, and the signal that cancels it. */
export interface Sending {
  readonly signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  readonly onPart: (part: number) => void;
  /** Called when the connection is lost. The upload continues when it is back. */
  readonly onWait: () => void;
  /** Renews the session, which may expire during an upload. */
  readonly renew: () => Promise<unknown>;
}

/** The server refused the upload. `status` is that of its response, or 0 without one. */
export class NotTaken extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The upload was answered with ${status}.`);
    this.status = status;
  }
}

/** Uploads a file in chunks and resolves with the upload's id. A lost connection only delays it. */
export async function sendFile(file: File, { signal, onPart, onWait, renew }: Sending): Promise<string> {
  const { DetailedError, Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  let renewals = 1;
  return new Promise((resolve, reject) => {
    const goOn = () => {
      if (!signal.aborted) upload.start();
    };
    const upload = new Upload(file, {
      endpoint: UPLOAD_PATH,
      metadata: { filename: file.name },
      chunkSize: PIECE_BYTES,
      // Nothing is stored in the browser, and retries are handled below.
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
      // Also removes it from the server, where it would otherwise stay for a day.
      upload.abort(upload.url !== null).catch(() => undefined);
    };
    signal.addEventListener('abort', callOff);
    goOn();
  });
}
