import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { translated } from './arrange.ts';
import { isSame, type Shown } from './shown-pictures.ts';
import type { EditedGallery } from './use-gallery.ts';
import type { useGivenUpGallery } from './use-given-up-gallery.ts';

/** Changes to a gallery that are reported with a button to undo them. */
export function useUndoableChanges(
  { pictures, conflict, change, undo, settle }: EditedGallery,
  givenUp: ReturnType<typeof useGivenUpGallery>,
) {
  const { pictures: words } = useOfficePhrases();
  const { show } = useToast();
  return {
    remove: (picture: Shown) => {
      const place = pictures.indexOf(picture);
      change((now) => now.filter(({ hash }) => hash !== picture.hash));
      show({
        text: words.removed,
        undo: () =>
          change((now) =>
            now.some(({ hash }) => hash === picture.hash) ? now : now.toSpliced(place, 0, picture),
          ),
      });
    },

    removeEnglish: ({ hash, english }: Shown) => {
      change((now) => translated(now, hash, null));
      show({ text: words.englishRemoved, undo: () => undo((now) => translated(now, hash, english)) });
    },

    /** Resolves a conflict by saving these pictures. The person's own pictures are kept if they were given up. */
    settle: (next: readonly Shown[]) => {
      const theirs = conflict?.theirs.pictures;
      const isMine = isSame(next, pictures);
      const isTheirs = theirs !== undefined && isSame(next, theirs);
      settle(next);
      if (!isMine) givenUp.keep(pictures);
      const text = words.settled[isMine ? 'mine' : isTheirs ? 'theirs' : 'both'];
      show({ text, undo: () => change(() => (isMine ? (theirs ?? []) : pictures)) });
    },

    /** Brings back the pictures that were given up in a conflict. */
    restore: (given: readonly Shown[]) => {
      change(() => given);
      const giveUp = () => {
        change(() => pictures);
        givenUp.keep(given);
      };
      show({ text: words.broughtBack, undo: giveUp });
    },

    forget: (given: readonly Shown[]) => {
      givenUp.forget();
      show({ text: words.forgotten, undo: () => givenUp.keep(given) });
    },
  };
}
