import { MOST_PICTURES } from '@ayrac/domain/picture/gallery.ts';
import { useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { added, has, replaced, translated } from './arrange.ts';
import type { PictureBasis, Shown } from './shown-pictures.ts';
import type { EditedGallery } from './use-gallery.ts';
import { useUploads } from './use-uploads.ts';

/** Purpose of an uploaded file: a new picture, or a replacement of the former one. */
type Aim =
  | { readonly kind: 'add' }
  | { readonly kind: 'replace'; readonly former: PictureBasis }
  | { readonly kind: 'english'; readonly hash: string; readonly former: PictureBasis | null };

/** Uploads pictures into a gallery, as many as it has room for. `onReplaced` is called with the old and new hash. */
export function useGalleryUploads(
  { pictures, change, undo }: Pick<EditedGallery, 'pictures' | 'change' | 'undo'>,
  onReplaced: (before: string, after: string) => void,
) {
  const { pictures: words } = useOfficePhrases();
  const { show } = useToast();
  const [refused, setRefused] = useState('');
  /** Drop order of this visit's files, by the hash of the resulting picture. */
  const places = useRef(new Map<string, number>());
  const { items, queue } = useUploads<Aim>((picture, { id, aim, file }) => {
    const { hash, width, height, focus, version } = picture;
    const basis = { hash, width, height, focus, version };
    places.current.set(hash, id);
    let isAlready = false;
    const isTaken = change((now) => {
      isAlready = aim.kind !== 'english' && has(now, hash);
      if (isAlready) return now;
      if (aim.kind === 'replace') return replaced(now, aim.former.hash, basis);
      if (aim.kind === 'english') return translated(now, aim.hash, basis);
      return added(now, basis, id, (one) => places.current.get(one));
    });
    if (isAlready) show({ text: words.already({ name: file.name }) });
    else if (!isTaken && aim.kind !== 'add') show({ tone: 'error', text: words.gone({ name: file.name }) });
    if (!isTaken) return;
    if (aim.kind === 'replace') {
      const { former } = aim;
      onReplaced(former.hash, hash);
      show({
        text: words.replaced,
        undo: () => {
          undo((now) => replaced(now, hash, former));
          onReplaced(hash, former.hash);
        },
      });
    } else if (aim.kind === 'english' && aim.former !== null) {
      show({ text: words.replaced, undo: () => undo((now) => translated(now, aim.hash, aim.former)) });
    }
  });
  const unfinished = items.filter(({ state }) => state !== 'failed');
  const coming = unfinished.filter(({ aim }) => aim.kind === 'add').length;
  const room = Math.max(0, MOST_PICTURES - pictures.length - coming);

  return {
    ...{ items, queue },
    /** Says that there was no room for all files, or is empty. */
    refused,
    isBusy: unfinished.length > 0,
    add: (files: readonly File[]) => {
      const left = files.length - room;
      setRefused(left > 0 ? words.full({ most: String(MOST_PICTURES), left: String(left) }) : '');
      queue.add(files.slice(0, room), { kind: 'add' });
    },
    replace: ({ picture }: Shown, files: readonly File[]) =>
      queue.add(files.slice(0, 1), { kind: 'replace', former: picture }),
    addEnglish: ({ hash, english }: Shown, files: readonly File[]) =>
      queue.add(files.slice(0, 1), { kind: 'english', hash, former: english }),
  };
}
