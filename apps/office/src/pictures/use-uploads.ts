import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { OfficePicture } from '@ayrac/contract/office/pictures.ts';
import { UPLOAD_BYTES } from '@ayrac/domain/picture/upload.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { NotTaken, sendFile } from './send-file.ts';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

/** Uploads files and calls `onStored` for each stored picture. */
export function useUploads<Aim>(onStored: (picture: OfficePicture, item: UploadItem<Aim>) => void) {
  const client = useOfficeClient();
  const { pictures: words } = useOfficePhrases();
  const { errors } = usePhrases();
  const [items, setItems] = useState<readonly UploadItem<Aim>[]>([]);
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  const queue = useMemo(
    () =>
      new UploadQueue<Aim, OfficePicture>({
        faultOf: ({ size }) => (size > UPLOAD_BYTES ? words.tooLarge : ''),
        send: async (file, signal, report) => {
          const upload = await sendFile(file, {
            signal,
            onPart: (part) => report({ state: 'sending', part }),
            onWait: () => report({ state: 'waiting' }),
            // Any call would do, because the transport renews the session.
            renew: () => client.listViews({ query: { resource: 'brands' } }),
          });
          report({ state: 'making', part: 1 });
          return client.storeUpload({ body: { upload } }, { signal });
        },
        explain: (error) =>
          error instanceof NotTaken ? words.notTaken : readProblem(error).message || errors.page.unknown,
        onStored: (picture, item) => stored.current(picture, item),
        onChange: setItems,
      }),
    [client, words, errors],
  );
  useEffect(() => () => queue.stop(), [queue]);
  return { items, queue };
}
