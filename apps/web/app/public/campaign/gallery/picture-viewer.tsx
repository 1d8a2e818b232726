import './picture-viewer.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PictureValue } from '@ayrac/contract/values.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { useStrip } from '@ayrac/kit/gallery/use-strip.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useCloseHash } from '#web/page/history/use-close-hash.ts';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { useZoom } from './use-zoom.ts';
import { LARGEST, SMALLEST } from './zoom.ts';

const factors: Readonly<Record<string, number>> = { '+': 2, '-': 0.5 };

interface PictureViewerProps {
  readonly open: boolean;
  /** Index of the initial picture. */
  readonly first: number;
  readonly pictures: readonly PictureValue[];
}

/** A campaign's pictures in full screen: moved by swiping or arrow keys, zoomed by pinch, wheel or keys. */
export function PictureViewer({ open, first, pictures }: PictureViewerProps) {
  const { gallery, viewer } = useScreenPhrases('campaignPage');
  const close = useCloseHash();
  return (
    <Dialog open={open} onClose={close} title={gallery} closeLabel={viewer.close} placement="whole">
      <Pictures first={first} pictures={pictures} />
    </Dialog>
  );
}

function Pictures({ first, pictures }: Omit<PictureViewerProps, 'open'>) {
  const { gallery, previousPicture, nextPicture, pictureOf, viewer } = useScreenPhrases('campaignPage');
  const { current, show: scrollTo, strip, followed } = useStrip(first);
  const { zoom, change } = useZoom(strip, current);
  const hasMoved = useRef(false);
  const last = pictures.length - 1;

  const show = (index: number) => {
    hasMoved.current = true;
    scrollTo(index);
  };
  // Scrolls after the dialog is open, because its content has no width before. Skipped if the visitor has already
  // moved.
  useEffect(() => {
    const { current: element } = strip;
    if (!hasMoved.current) element?.scrollTo({ left: first * element.clientWidth, behavior: 'instant' });
  }, [first, strip]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = factors[event.key];
    const index = indexAt(event.key, current, last);
    // In a zoomed picture the arrow keys scroll.
    if (factor === undefined && (index === undefined || zoom > SMALLEST)) return;
    event.preventDefault();
    if (factor !== undefined) change(factor);
    else if (index !== undefined) show(index);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the strip, wherever the focus is.
    <div className="viewer" onKeyDown={press}>
      <ul
        ref={strip}
        className="viewer-strip"
        aria-label={gallery}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable.
        tabIndex={0}
        data-autofocus
        {...followed}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.hash}
            className="viewer-picture"
            tabIndex={index === current && zoom > SMALLEST ? 0 : undefined}
          >
            <ProductPicture
              picture={picture}
              sizes={index === current && zoom > SMALLEST ? '300vw' : '100vw'}
              width={1280}
              priority={index === first}
            />
          </li>
        ))}
      </ul>
      <div className="viewer-foot">
        <p role="status">
          <span className="viewer-position">
            {pictureOf({ number: current + 1, count: pictures.length })}
          </span>{' '}
          {pictures[current]?.alt}
        </p>
        <div className="viewer-controls">
          <IconButton
            icon="zoom-out"
            label={viewer.zoomOut}
            aria-disabled={zoom <= SMALLEST || undefined}
            onClick={() => change(0.5)}
          />
          <IconButton
            icon="zoom-in"
            label={viewer.zoomIn}
            aria-disabled={zoom >= LARGEST || undefined}
            onClick={() => change(2)}
          />
          {last > 0 && (
            <>
              <IconButton
                icon="chevron-left"
                label={previousPicture}
                aria-disabled={current === 0 || undefined}
                onClick={() => show(current - 1)}
              />
              <IconButton
                icon="chevron-right"
                label={nextPicture}
                aria-disabled={current >= last || undefined}
                onClick={() => show(current + 1)}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Returns the index of the picture that a key leads to, or undefined. */
function indexAt(key: string, current: number, last: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'ArrowRight') return Math.min(current + 1, last);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
