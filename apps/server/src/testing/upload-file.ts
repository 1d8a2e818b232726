import { UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';
import type { TestApp } from './test-app.ts';

const resumable = { 'tus-resumable': '1.0.0' };

/** Starts an upload of this many bytes; the response contains its address. */
export async function beginUpload({ app }: TestApp, bytes: number, name = 'resim.jpg') {
  return app.inject({
    method: 'POST',
    url: UPLOAD_PATH,
    headers: {
      ...resumable,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
}

/** Sends a chunk that starts at an offset. */
export function sendPiece({ app }: TestApp, location: string, offset: number, bytes: Buffer) {
  return app.inject({
    method: 'PATCH',
    url: location,
    headers: {
      ...resumable,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    payload: bytes,
  });
}

/** Requests how many bytes of an upload have arrived. */
export function askOffset({ app }: TestApp, location: string) {
  return app.inject({ method: 'HEAD', url: location, headers: resumable });
}

/** Uploads a whole file and returns its name. */
export async function uploadFile(server: TestApp, bytes: Buffer, name?: string): Promise<string> {
  const begun = await beginUpload(server, bytes.length, name);
  const location = String(begun.headers.location);
  const sent = await sendPiece(server, location, 0, bytes);
  if (sent.statusCode !== 204) throw new Error(`Nothing was uploaded: ${sent.statusCode} ${sent.body}`);
  return uploadAt(location);
}

/** Returns the name of the upload at an address. */
export function uploadAt(location: string): string {
  return location.slice(UPLOAD_PATH.length + 1);
}
