import { MOST_PICTURES, missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { dropped } from '#office/table/moves.ts';
import { added, replaced, stepped, translated } from './arrange.ts';
import { DropZone, PickFiles } from './drop-zone.tsx';
import { GalleryStrip } from './gallery-strip.tsx';
import { PictureForm } from './picture-form.tsx';
import { UploadList } from './upload-list.tsx';
import { useFocusChange } from './use-focus-change.ts';
import { type Shown, useGallery } from './use-gallery.ts';
import { useUploads } from './use-uploads.ts';
import './pictures.css';

/** Purpose of an uploaded file: a new picture, or a replacement. */
type Aim = { readonly kind: 'add' } | { readonly kind: 'replace' | 'english'; readonly hash: string };

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
  const [refused, setRefused] = useState('');
  const { show } = useToast();
  const setFocus = useFocusChange(gallery.showBasis);
  /** Drop order of this visit's files, by the hash of the resulting picture. */
  const places = useRef(new Map<string, number>());

  const uploads = useUploads<Aim>((picture, { id, aim, file }) => {
    const { hash, width, height, focus, version } = picture;
    const basis = { hash, width, height, focus, version };
    places.current.set(hash, id);
    change((now) => {
      if (aim.kind !== 'english' && now.some((one) => one.hash === hash)) {
        show({ text: words.already({ name: file.name }) });
        return now;
      }
      if (aim.kind === 'replace') return replaced(now, aim.hash, basis);
      if (aim.kind === 'english') return translated(now, aim.hash, basis);
      return added(now, basis, id, (one) => places.current.get(one));
    });
    setChosen((now) => (aim.kind === 'replace' && now === aim.hash ? hash : now));
  });
  useUnsavedGuard(isTyped || gallery.isUnsaved || uploads.items.some(({ state }) => state !== 'failed'));

  const coming = uploads.items.filter(({ aim, state }) => aim.kind === 'add' && state !== 'failed').length;
  const room = Math.max(0, MOST_PICTURES - pictures.length - coming);
  const add = (files: readonly File[]) => {
    const left = files.length - room;
    setRefused(left > 0 ? words.full({ most: String(MOST_PICTURES), left: String(left) }) : '');
    uploads.queue.add(files.slice(0, room), { kind: 'add' });
  };

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

  const missing = missingAltTexts(pictures).length;
  return (
    <Answered answer={gallery.answer} title={words.failed} lines={6}>
      {() => (
        <DropZone onFiles={add} hint={words.drop}>
          <div className="gallery-editor">
            <div className="gallery-head">
              <p className="gallery-count" role="status">
                {words.count({ count: String(pictures.length), most: String(MOST_PICTURES) })}{' '}
                {missing > 0 && (
                  <span className="gallery-missing">{words.missingTexts({ count: String(missing) })}</span>
                )}
              </p>
              <PickFiles isMany label={words.add} onFiles={add} />
            </div>
            {refused !== '' && (
              <Notice tone="warning" live>
                {refused}
              </Notice>
            )}
            {gallery.failure !== undefined && (
              <FailedAnswer
                title={words.notSaved}
                answer={{ error: gallery.failure, refetch: gallery.retry }}
              />
            )}
            {gallery.isConflict && <Conflict onSettle={gallery.settle} />}
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
                onTexts={(texts) => put(open.hash, texts)}
                onTyped={setIsTyped}
                onFocusPoint={(focus) => setFocus(open.picture, focus)}
                onStep={(by) => change((now) => stepped(now, open.hash, by))}
                onReplace={(files) =>
                  uploads.queue.add(files.slice(0, 1), { kind: 'replace', hash: open.hash })
                }
                onEnglish={(files) =>
                  uploads.queue.add(files.slice(0, 1), { kind: 'english', hash: open.hash })
                }
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

function Conflict({ onSettle }: { readonly onSettle: (side: 'mine' | 'theirs') => void }) {
  const { pictures: words } = useOfficePhrases();
  const notice = useFocusOnHeading<HTMLDivElement>();
  return (
    <Notice
      ref={notice}
      tone="warning"
      live
      title={words.conflict}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={() => onSettle('theirs')}>
            {words.takeTheirs}
          </Button>
          <Button variant="ghost" size="small" onClick={() => onSettle('mine')}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p>{words.conflictText}</p>
    </Notice>
  );
}
