import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { GalleryConflict } from './gallery-conflict.tsx';
import { HeldNotice } from './held-notice.tsx';
import { KeptGallery } from './kept-gallery.tsx';
import { isSame, type Shown } from './shown-pictures.ts';
import type { EditedGallery } from './use-gallery.ts';
import type { useUndoableChanges } from './use-undoable-changes.ts';

interface GalleryNoticesProps {
  readonly gallery: EditedGallery;
  /** Says that there was no room for all files, or is empty. */
  readonly refused: string;
  /** Pictures that the person gave up in a conflict. */
  readonly kept: readonly Shown[] | undefined;
  readonly changes: Pick<ReturnType<typeof useUndoableChanges>, 'settle' | 'restore' | 'forget'>;
  readonly onOpenMissing: () => void;
}

/** What prevents changes to a gallery from being saved, and how to go on. */
export function GalleryNotices({ gallery, refused, kept, changes, onOpenMissing }: GalleryNoticesProps) {
  const { pictures: words } = useOfficePhrases();
  const { pictures, conflict } = gallery;
  return (
    <>
      {refused !== '' && (
        <Notice tone="warning" live>
          {refused}
        </Notice>
      )}
      {gallery.failure !== undefined && (
        <FailedAnswer title={words.notSaved} answer={{ error: gallery.failure, refetch: gallery.retry }} />
      )}
      {gallery.isHeld && <HeldNotice onOpen={onOpenMissing} />}
      {conflict && (
        <GalleryConflict
          theirs={conflict.theirs.pictures}
          mine={pictures}
          base={conflict.base}
          onSettle={changes.settle}
        />
      )}
      {conflict === null && kept !== undefined && !isSame(kept, pictures) && (
        <KeptGallery onRestore={() => changes.restore(kept)} onForget={() => changes.forget(kept)} />
      )}
    </>
  );
}
