import { missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { dropped } from '#office/table/moves.ts';
import { stepped } from './arrange.ts';
import { DropZone } from './drop-zone.tsx';
import { GalleryHead } from './gallery-head.tsx';
import { GalleryNotices } from './gallery-notices.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { PictureForm } from './picture-form.tsx';
import type { Shown } from './shown-pictures.ts';
import { UploadList } from './upload-list.tsx';
import { useFocusChange } from './use-focus-change.ts';
import { useGallery } from './use-gallery.ts';
import { useGalleryUploads } from './use-gallery-uploads.ts';
import { useGivenUpGallery } from './use-given-up-gallery.ts';
import { useUndoableChanges } from './use-undoable-changes.ts';
import './pictures.css';

interface GalleryEditorProps {
  readonly campaignId: string;
  readonly onSaved?: () => void;
}

/**
 * Editor of a campaign's pictures: adding, ordering, describing, cropping, replacing and removing. Each change is saved
 * immediately.
 */
export function GalleryEditor({ campaignId, onSaved }: GalleryEditorProps) {
  const { pictures: words } = useOfficePhrases();
  const gallery = useGallery(campaignId, onSaved);
  const { pictures, change } = gallery;
  const [chosen, setChosen] = useState<string>();
  const [isTyped, setIsTyped] = useState(false);
  const givenUp = useGivenUpGallery(campaignId, gallery.saved);
  const changes = useUndoableChanges(gallery, givenUp);
  const setFocus = useFocusChange(gallery.showBasis);
  const uploads = useGalleryUploads(gallery, (before, after) =>
    setChosen((now) => (now === before ? after : now)),
  );
  const isBusy = isTyped || uploads.isBusy;
  useUnsavedGuard(isBusy || gallery.isUnsaved, undefined, gallery.isSaving && !isBusy);

  const open = pictures.find(({ hash }) => hash === chosen) ?? pictures[0];
  const put = (hash: string, parts: Partial<Shown>) =>
    change((now) => now.map((one) => (one.hash === hash ? { ...one, ...parts } : one)));

  const editor = useRef<HTMLDivElement>(null);
  const openMissing = () => {
    const [first] = missingAltTexts(pictures);
    if (first === undefined) return;
    flushSync(() => setChosen(pictures[first.place]?.hash));
    editor.current?.querySelector<HTMLElement>(`.alt-texts [lang="${first.language}"]`)?.focus();
  };
  return (
    <Answered answer={gallery.answer} title={words.failed} lines={6}>
      {() => (
        <DropZone onFiles={uploads.add} hint={words.drop}>
          <div className="gallery-editor" ref={editor}>
            <GalleryHead pictures={pictures} onFiles={uploads.add} />
            <GalleryNotices
              gallery={gallery}
              refused={uploads.refused}
              kept={givenUp.pictures}
              changes={changes}
              onOpenMissing={openMissing}
            />
            <UploadList
              items={uploads.items}
              onCancel={(id) => uploads.queue.cancel(id)}
              onRetry={(id) => uploads.queue.retry(id)}
            />
            {pictures.length === 0 && uploads.items.length === 0 && (
              <p className="gallery-empty">{words.empty}</p>
            )}
            {pictures.length > 0 && (
              <GalleryStrip
                pictures={pictures}
                open={open?.hash}
                onOpen={setChosen}
                onDrop={(drop) => change((now) => dropped(now, ({ hash }) => hash, drop))}
                onStep={(hash, by) => change((now) => stepped(now, hash, by))}
              />
            )}
            {open && (
              <PictureForm
                key={open.hash}
                shown={open}
                place={pictures.indexOf(open)}
                last={pictures.length - 1}
                needsTexts={gallery.isHeld}
                onTexts={(texts) => put(open.hash, texts)}
                onTyped={setIsTyped}
                onFocusPoint={(focus) => setFocus(open.picture, focus)}
                onStep={(by) => change((now) => stepped(now, open.hash, by))}
                onReplace={(files) => uploads.replace(open, files)}
                onEnglish={(files) => uploads.addEnglish(open, files)}
                onNoEnglish={() => changes.removeEnglish(open)}
                onRemove={() => changes.remove(open)}
              />
            )}
          </div>
        </DropZone>
      )}
    </Answered>
  );
}
