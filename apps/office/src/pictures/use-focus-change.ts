import { ApiProblem } from '@ayrac/contract/client.ts';
import type { OfficePicture } from '@ayrac/contract/office/pictures.ts';
import type { Focus } from '@ayrac/domain/picture/focus.ts';
import { useRef } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useToast } from '#office/screen/toasts.tsx';
import type { PictureBasis } from './shown-pictures.ts';

/** Saves focus points one after the other. The last one wins, even over another person's. */
export function useFocusChange(onChanged: (basis: PictureBasis) => void) {
  const client = useOfficeClient();
  const { showFailure } = useToast();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const versions = useRef(new Map<string, number>());

  const write = async ({ hash, version }: PictureBasis, focus: Focus) => {
    const known = versions.current.get(hash) ?? version;
    const send = (from: number) => client.changeFocus({ params: { hash }, body: { version: from, focus } });
    try {
      const picture = await send(Math.max(known, version)).catch((error) => {
        const current =
          error instanceof ApiProblem ? (error.current as OfficePicture | undefined) : undefined;
        if (current === undefined || current.binnedAt !== null) throw error;
        return send(current.version);
      });
      versions.current.set(hash, picture.version);
      const { width, height } = picture;
      onChanged({ hash, width, height, focus: picture.focus, version: picture.version });
    } catch (error) {
      showFailure(error);
    }
  };
  return (picture: PictureBasis, focus: Focus) => {
    last.current = last.current.then(() => write(picture, focus));
  };
}
