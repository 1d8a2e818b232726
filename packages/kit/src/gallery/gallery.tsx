import { type MouseEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../button.tsx';
import { useStrip } from './use-strip.ts';

interface GalleryPicture {
  key: string;
  picture: ReactNode;
  /** The same picture, small and with an empty `alt`. */
  thumbnail: ReactNode;
  /** Label of the thumbnail, such as "2. görsel". */
  label: string;
}

interface GalleryProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Label of the position, such as "2 / 6". */
  positionLabel: (number: number) => string;
  pictures: readonly GalleryPicture[];
  /** Control for the current picture, beside the arrows. */
  action?: (current: number) => ReactNode;
}

/** A scrollable element must be focusable, so that the keyboard can scroll it. */
const reachableByKey = { tabIndex: 0 };

/**
 * A strip of pictures that can be swiped, scrolled or moved by thumbnails. The browser does the scrolling: without
 * script the thumbnails are plain links into the strip.
 */
export function Gallery(props: GalleryProps) {
  const { label, previousLabel, nextLabel, positionLabel, pictures, action } = props;
  const id = useId();
  const { current, show, strip, followed } = useStrip();
  const last = pictures.length - 1;
  const follow = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };

  return (
    <section className="gallery" aria-label={label}>
      <div className="gallery-frame">
        <ul
          ref={strip}
          className="gallery-strip"
          aria-label={label}
          {...(last > 0 ? reachableByKey : {})}
          {...followed}
        >
          {pictures.map((one, index) => (
            <li key={one.key} id={`${id}-${index}`}>
              {one.picture}
            </li>
          ))}
        </ul>
        {(last > 0 || action) && (
          <div className="gallery-controls">
            {last > 0 && (
              <>
                <span className="gallery-position" aria-hidden="true">
                  {positionLabel(current + 1)}
                </span>
                <IconButton
                  raised
                  className="gallery-arrow"
                  icon="chevron-left"
                  label={previousLabel}
                  aria-disabled={current === 0 || undefined}
                  onClick={() => show(current - 1)}
                />
                <IconButton
                  raised
                  className="gallery-arrow"
                  icon="chevron-right"
                  label={nextLabel}
                  aria-disabled={current >= last || undefined}
                  onClick={() => show(current + 1)}
                />
              </>
            )}
            {action?.(current)}
          </div>
        )}
      </div>
      {last > 0 && (
        <ul className="gallery-thumbnails">
          {pictures.map((one, index) => (
            <li key={one.key}>
              <a
                href={`#${id}-${index}`}
                aria-label={one.label}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => follow(event, index)}
              >
                {one.thumbnail}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
