import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { Focus } from '@ayrac/domain/picture/focus.ts';
import { SHARP_WIDTH } from '@ayrac/domain/picture/upload.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AltTexts } from './alt-texts.tsx';
import { PickFiles } from './drop-zone.tsx';
import { FocusPoint } from './focus-point.tsx';
import type { Shown } from './shown-pictures.ts';

interface PictureFormProps {
  readonly shown: Shown;
  readonly place: number;
  readonly last: number;
  /** Whether the alternative texts must be written before the gallery can be saved. */
  readonly needsTexts: boolean;
  readonly onTexts: (texts: { readonly alt?: string; readonly altEn?: string }) => void;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onFocusPoint: (focus: Focus) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onReplace: (files: readonly File[]) => void;
  readonly onEnglish: (files: readonly File[]) => void;
  readonly onNoEnglish: () => void;
  readonly onRemove: () => void;
}

/** One picture of a gallery: description, focus point and further actions. */
export function PictureForm(props: PictureFormProps) {
  const { shown, place, last } = props;
  const { pictures: words } = useOfficePhrases();
  const { picture, english } = shown;
  return (
    <section
      className="picture-form"
      aria-label={words.placed({ place: String(place + 1), alt: shown.alt || words.unnamed })}
    >
      <div className="picture-actions">
        <IconButton
          icon="arrow-left"
          label={words.forward}
          aria-disabled={place === 0}
          onClick={() => props.onStep(-1)}
        />
        <IconButton
          icon="arrow-right"
          label={words.backward}
          aria-disabled={place === last}
          onClick={() => props.onStep(1)}
        />
        <PickFiles variant="ghost" label={words.replace} onFiles={props.onReplace} />
        <Button variant="ghost" size="small" icon="trash-2" onClick={props.onRemove}>
          {words.remove}
        </Button>
      </div>
      {picture.width < SHARP_WIDTH && (
        <Notice tone="warning">
          {words.small({ width: String(picture.width), wanted: String(SHARP_WIDTH) })}
        </Notice>
      )}
      <AltTexts
        alt={shown.alt}
        altEn={shown.altEn}
        isRequired={props.needsTexts}
        onTyped={props.onTyped}
        onChange={props.onTexts}
      />
      <FocusPoint picture={picture} alt={shown.alt} onFocusPoint={props.onFocusPoint} />
      <div className="picture-english">
        <p>{words.english}</p>
        {english && (
          <img src={pictureAddress(english.hash, 160, 'webp')} alt={shown.altEn || words.unnamed} />
        )}
        <PickFiles
          variant="ghost"
          label={english ? words.replace : words.addEnglish}
          onFiles={props.onEnglish}
        />
        {english && <IconButton icon="x" label={words.removeEnglish} onClick={props.onNoEnglish} />}
      </div>
    </section>
  );
}
