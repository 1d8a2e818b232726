import { ApiProblem } from '@ayrac/contract/client.ts';

/** Progress of a download. */
export interface Arriving {
  readonly bytes: number;
  /** Number of text lines without the header. Undefined for a compressed file. */
  readonly rows: number | undefined;
  readonly total: number;
}

interface Receiving {
  readonly language: string;
  readonly signal: AbortSignal;
  readonly hear: (arriving: Arriving) => void;
  readonly fetch?: typeof fetch;
}

const LINE_FEED = 10;

/** Downloads a file in chunks. Throws the server's refusal. */
export async function receiveFile(address: string, receiving: Receiving): Promise<File> {
  const { language, signal, hear } = receiving;
  const send = receiving.fetch ?? fetch;
  const response = await send(address, {
    credentials: 'same-origin',
    headers: { 'accept-language': language },
    signal,
  });
  if (!response.ok || response.body === null) throw await problemOf(response);
  const type = response.headers.get('content-type') ?? '';
  const total = Number(response.headers.get('x-total-rows') ?? 0);
  const isText = type.startsWith('text/');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, lines] = [0, 0];
  for await (const piece of piecesOf(response.body)) {
    pieces.push(piece);
    bytes += piece.length;
    if (isText) lines += linesIn(piece);
    hear({ bytes, rows: isText ? Math.max(0, Math.min(total, lines - 1)) : undefined, total });
  }
  return new File(pieces, fileName(response.headers.get('content-disposition')), { type });
}

async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function linesIn(piece: Uint8Array): number {
  let count = 0;
  for (const byte of piece) if (byte === LINE_FEED) count += 1;
  return count;
}

/** Returns the file name of a `content-disposition` header. */
export function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'export';
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body = await response.json().catch(() => ({}));
  return new ApiProblem({
    status: response.status,
    code: body.code ?? 'internal',
    error: typeof body.error === 'string' ? body.error : '',
  });
}
