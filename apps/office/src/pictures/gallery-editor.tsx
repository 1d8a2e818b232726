import { MOST_PICTURES, missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { dropped } from '#office/table/moves.ts';
import { stepped, translated } from './arrange.ts';
import { DropZone, PickFiles } from './drop-zone.tsx';
import { GalleryConflict } from './gallery-conflict.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { HeldNotice } from './held-notice.tsx';
import { KeptGallery } from './kept-gallery.tsx';
import { PictureForm } from './picture-form.tsx';
import { UploadList } from './upload-list.tsx';
import { useFocusChange } from './use-focus-change.ts';
import { isSame, type Shown, useGallery } from './use-gallery.ts';
import { useGalleryUploads } from './use-gallery-uploads.ts';
import { useOwnGallery } from './use-own-gallery.ts';
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
  const { show } = useToast();
  const own = useOwnGallery(campaignId, gallery.saved);
  const setFocus = useFocusChange(gallery.showBasis);
  const uploads = useGalleryUploads(gallery, (before, after) =>
    setChosen((now) => (now === before ? after : now)),
  );
  useUnsavedGuard(isTyped || gallery.isUnsaved || uploads.isBusy);

  const open = pictures.find(({ hash }) => hash === chosen) ?? pictures[0];
  const put = (hash: string, parts: Partial<Shown>) =>
    change((now) => now.map((one) => (one.hash === hash ? { ...one, ...parts } : one)));
  const remove = (picture: Shown) => {
    const place = pictures.indexOf(picture);
    change((now) => now.filter(({ hash }) => hash !== picture.hash));
    show({
      text: words.removed,
      undo: () =>
        change((now) =>
          now.some(({ hash }) => hash === picture.hash) ? now : now.toSpliced(place, 0, picture),
        ),
    });
  };

  const settle = (next: readonly Shown[]) => {
    const { theirs } = gallery;
    const isMine = isSame(next, pictures);
    const isTheirs = theirs !== null && isSame(next, theirs);
    gallery.settle(next);
    if (!isMine) own.keep(pictures);
    const text = words.settled[isMine ? 'mine' : isTheirs ? 'theirs' : 'both'];
    show({ text, undo: () => change(() => (isMine ? (theirs ?? []) : pictures)) });
  };

  const kept = own.pictures;
  const restore = (given: readonly Shown[]) => {
    change(() => given);
    const undo = () => {
      change(() => pictures);
      own.keep(given);
    };
    show({ text: words.broughtBack, undo });
  };
  const forget = (given: readonly Shown[]) => {
    own.forget();
    show({ text: words.forgotten, undo: () => own.keep(given) });
  };

  const missing = missingAltTexts(pictures);
  const editor = useRef<HTMLDivElement>(null);
  const openMissing = () => {
    const [first] = missing;
    if (first === undefined) return;
    flushSync(() => setChosen(pictures[first.place]?.hash));
    editor.current?.querySelector<HTMLElement>(`.alt-texts [lang="${first.language}"]`)?.focus();
  };
  return (
    <Answered answer={gallery.answer} title={words.failed} lines={6}>
      {() => (
        <DropZone onFiles={uploads.add} hint={words.drop}>
          <div className="gallery-editor" ref={editor}>
            <div className="gallery-head">
              <p className="gallery-count" role="status">
                {words.count({ count: String(pictures.length), most: String(MOST_PICTURES) })}{' '}
                {missing.length > 0 && (
                  <span className="gallery-missing">
                    {words.missingTexts({ count: String(missing.length) })}
                  </span>
                )}
              </p>
              <PickFiles isMany label={words.add} onFiles={uploads.add} />
            </div>
            {uploads.refused !== '' && (
              <Notice tone="warning" live>
                {uploads.refused}
              </Notice>
            )}
            {gallery.failure !== undefined && (
              <FailedAnswer
                title={words.notSaved}
                answer={{ error: gallery.failure, refetch: gallery.retry }}
              />
            )}
            {gallery.isHeld && <HeldNotice onOpen={openMissing} />}
            {gallery.theirs && (
              <GalleryConflict
                theirs={gallery.theirs}
                mine={pictures}
                base={gallery.base}
                onSettle={settle}
              />
            )}
            {gallery.theirs === null && kept !== undefined && !isSame(kept, pictures) && (
              <KeptGallery onRestore={() => restore(kept)} onForget={() => forget(kept)} />
            )}
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
                onReplace={(files) => uploads.replace(open.hash, files)}
                onEnglish={(files) => uploads.addEnglish(open.hash, files)}
                onNoEnglish={() => change((now) => translated(now, open.hash, null))}
                onRemove={() => remove(open)}
              />
            )}
          </div>
        </DropZone>
      )}
    </Answered>
  );
}
