import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import {
  type CropForm,
  cropOf,
  cropRatios,
  type Focus,
  middle,
  roundFocus,
} from '@ayrac/domain/picture/focus.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { PictureBasis } from './shown-pictures.ts';

interface FocusPointProps {
  readonly picture: PictureBasis;
  /** Description of the picture, if there is one. */
  readonly alt: string;
  readonly forms?: readonly CropForm[];
  readonly onFocusPoint: (focus: Focus) => void;
}

const steps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const STEP = 0.02;
const LONG_STEP = 0.1;
/** Width of the picture from which crops are shown. Smaller versions of a drawn cover are drawn differently. */
const SHOWN_WIDTH = 480;
/** Debounce of saving while arrow keys are used, in milliseconds. */
const PAUSE_MS = 500;

/** Sets the point of a picture that every crop keeps, by click or arrow keys, and shows the crops. */
export function FocusPoint({
  picture,
  alt,
  forms = ['card', 'logo', 'share'],
  onFocusPoint,
}: FocusPointProps) {
  const { pictures: words } = useOfficePhrases();
  const [point, setPoint] = useState(picture.focus);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Saves the last point, as long as that has not been done. */
  const save = useRef<() => void>(undefined);
  const { x: ownX, y: ownY } = picture.focus;
  useEffect(() => setPoint({ x: ownX, y: ownY }), [ownX, ownY]);
  const flush = () => {
    clearTimeout(timer.current);
    save.current?.();
    save.current = undefined;
  };
  // Saved at once when the picture is left, because the pause would otherwise lose the point.
  const leave = useEffectEvent(flush);
  useEffect(() => () => leave(), []);

  const set = (focus: Focus, delay: number) => {
    const next = roundFocus(focus);
    setPoint(next);
    clearTimeout(timer.current);
    save.current = () => onFocusPoint(next);
    timer.current = setTimeout(flush, delay);
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? LONG_STEP : STEP;
    set({ x: point.x + step.x * by, y: point.y + step.y * by }, PAUSE_MS);
  };
  const at = { x: String(Math.round(point.x * 100)), y: String(Math.round(point.y * 100)) };

  return (
    <div className="focus-point">
      <div className="focus-stage">
        <button
          type="button"
          className="focus-picture"
          aria-label={words.focusAt(at)}
          aria-describedby={`focus-${picture.hash}`}
          onPointerDown={onPointerDown}
          onKeyDown={onKeyDown}
        >
          <img src={pictureAddress(picture.hash, 640, 'webp')} alt="" draggable={false} />
          <span className="focus-mark" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
        </button>
      </div>
      <p className="focus-hint" id={`focus-${picture.hash}`}>
        {words.focusHint}
      </p>
      <ul className="crops" aria-label={words.crops}>
        {forms.map((form) => (
          <li key={form}>
            <CropView picture={picture} alt={alt} form={form} focus={point} />
            <span>{words.forms[form]}</span>
          </li>
        ))}
      </ul>
      {(point.x !== middle.x || point.y !== middle.y) && (
        <Button variant="ghost" size="small" icon="undo-2" onClick={() => set(middle, 0)}>
          {words.toMiddle}
        </Button>
      )}
    </div>
  );
}

interface CropViewProps extends Pick<FocusPointProps, 'picture' | 'alt'> {
  readonly form: CropForm;
  readonly focus: Focus;
}

/** Preview of a crop, as the server will cut it. */
function CropView({ picture, alt, form, focus }: CropViewProps) {
  const { left, top, width, height } = cropOf(picture, cropRatios[form], focus);
  const part = (from: number, room: number) => (room === 0 ? 50 : (from / room) * 100);
  return (
    <img
      className="crop"
      src={pictureAddress(picture.hash, SHOWN_WIDTH, 'webp')}
      alt={alt}
      style={{
        aspectRatio: cropRatios[form],
        objectPosition: `${part(left, picture.width - width)}% ${part(top, picture.height - height)}%`,
      }}
    />
  );
}
