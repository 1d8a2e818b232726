import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { OfficePicture } from '@ayrac/contract/office/pictures.ts';
import { UPLOAD_BYTES } from '@ayrac/domain/picture/upload.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { sendFile } from './send-file.ts';
import { untilConnected } from './until-connected.ts';
import { type UploadItem, UploadQueue } from './upload-queue.ts';
import { useUploadWords } from './use-upload-words.ts';

/** Statuses of failures that pass: no answer, and a server with too much to do. */
const passing: readonly number[] = [0, 503];

/** Uploads files and calls `onStored` for each stored picture. */
export function useUploads<Aim>(onStored: (picture: OfficePicture, item: UploadItem<Aim>) => void) {
  const client = useOfficeClient();
  const { pictures: words } = useOfficePhrases();
  const uploadWords = useUploadWords(words.tooLarge);
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
          const store = async (): Promise<OfficePicture> => {
            report({ state: 'making', part: 1 });
            try {
              return await client.storeUpload({ body: { upload } }, { signal });
            } catch (error) {
              if (signal.aborted || !passing.includes(readProblem(error).status)) throw error;
              report({ state: 'waiting' });
              await untilConnected();
              return store();
            }
          };
          return store();
        },
        explain: uploadWords,
        onStored: (picture, item) => stored.current(picture, item),
        onChange: setItems,
      }),
    [client, words, uploadWords],
  );
  useEffect(() => () => queue.stop(), [queue]);
  return { items, queue };
}
