import { expect, it } from 'vitest';
import { sendFile } from './send-file.ts';

it('rejects an upload that was cancelled before it began', async () => {
  const control = new AbortController();
  const ignore = () => undefined;
  const sent = sendFile(new File(['x'], 'x.png'), {
    signal: control.signal,
    onPart: ignore,
    onWait: ignore,
    renew: async () => undefined,
  });
  // The uploader's script is still being loaded.
  control.abort();
  await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
