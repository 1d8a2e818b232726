import { type CSSProperties, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PreviewFailed } from './preview-failed.tsx';
import { type PreviewShape, PreviewWaiting } from './preview-waiting.tsx';
import './preview.css';

interface PreviewFrameProps {
  readonly title: string;
  readonly address: string;
  /** The page is reloaded whenever this number increases. */
  readonly version: number;
  /** Width of the page's viewport in pixels. */
  readonly width: number;
  readonly shape: PreviewShape;
  /** When the link was last requested, in ms: a retry lasts until this changes. */
  readonly linkedAt: number;
  /** Requests a new link after the page failed to load. */
  readonly onRetry: () => unknown;
}

type FrameState = 'waiting' | 'shown' | 'failed' | 'retrying';

/**
 * Preview page in a frame with the width of a phone or a desktop window, scaled down to the available space. A
 * placeholder with the page's layout is shown until it has loaded.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, address, version, width, shape, linkedAt, onRetry } = props;
  const [state, setState] = useFrameState(linkedAt);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** Scroll position of the page before it was reloaded. */
  const place = useRef(0);
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => setScale(Math.min(1, element.clientWidth / width));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);

  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const { contentWindow } = frame.current ?? {};
    if (!contentWindow) return;
    place.current = contentWindow.scrollY;
    contentWindow.location.reload();
  }, [version]);

  const style: CSSProperties & Record<`--${string}`, string> = {
    '--frame-width': `${width}px`,
    '--frame-scale': String(scale),
  };
  const arrive = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const isThere = hasArrived(currentTarget);
    setState(isThere ? 'shown' : 'failed');
    if (isThere) currentTarget.contentWindow?.scrollTo({ top: place.current, behavior: 'instant' });
  };
  const retry = () => {
    setState('retrying');
    onRetry();
  };
  const isWaiting = state === 'retrying' || state === 'waiting';
  return (
    <div className="preview-room" ref={room} style={style} aria-busy={isWaiting}>
      {isWaiting && <PreviewWaiting shape={shape} />}
      {state === 'failed' && <PreviewFailed onRetry={retry} />}
      {(state === 'waiting' || state === 'shown') && (
        <iframe
          ref={frame}
          className="preview-frame"
          data-waiting={isWaiting || undefined}
          title={title}
          src={address}
          onLoad={arrive}
        />
      )}
    </div>
  );
}

/**
 * Returns the state of the frame. A failure or a retry belongs to one link: with the next one the frame waits again. It
 * must not be mounted earlier, because it would load the page twice.
 */
function useFrameState(linkedAt: number): [FrameState, (state: FrameState) => void] {
  const [known, setKnown] = useState<{ state: FrameState; linkedAt: number }>({ state: 'waiting', linkedAt });
  const isOfLink = known.state === 'failed' || known.state === 'retrying';
  const state = isOfLink && known.linkedAt !== linkedAt ? 'waiting' : known.state;
  return [state, (next) => setKnown({ state: next, linkedAt })];
}

/**
 * Whether the page has loaded. A browser's own error page is not accessible to scripts, and a refused request has an
 * error status.
 */
function hasArrived({ contentDocument, contentWindow }: HTMLIFrameElement): boolean {
  if (contentDocument === null || contentWindow === null) return false;
  const [navigation] = contentWindow.performance.getEntriesByType('navigation');
  const { responseStatus = 200 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return responseStatus < 400;
}
