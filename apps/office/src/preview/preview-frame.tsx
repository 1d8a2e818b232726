import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './preview.css';

interface PreviewFrameProps {
  readonly title: string;
  readonly address: string;
  /** The page is reloaded whenever this number increases. */
  readonly version: number;
  /** Width of the page's viewport in pixels. */
  readonly width: number;
}

/** The preview page in a frame with the width of a phone or a desktop, scaled to the available space. */
export function PreviewFrame({ title, address, version, width }: PreviewFrameProps) {
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
  return (
    <div className="preview-room" ref={room} style={style}>
      <iframe
        ref={frame}
        className="preview-frame"
        title={title}
        src={address}
        onLoad={() => frame.current?.contentWindow?.scrollTo({ top: place.current, behavior: 'instant' })}
      />
    </div>
  );
}
