import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { pictureName } from '@ayrac/domain/picture/focus.ts';
import { MOST_PICTURES } from '@ayrac/domain/picture/gallery.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { CheckboxField, RadioField } from '@ayrac/kit/form/choice-field.tsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { differencesOf } from './gallery-differences.ts';
import {
  type Galleries,
  type GallerySide,
  hasSameOrder,
  type MergeChoices,
  mergeGalleries,
  withSuggestions,
} from './merge-galleries.ts';
import type { Shown } from './shown-pictures.ts';
import './gallery-conflict.css';

const sides: readonly GallerySide[] = ['theirs', 'mine'];

interface GalleryConflictProps extends Galleries {
  /** Gallery with which both have begun. */
  readonly base: readonly Shown[];
  readonly onSettle: (pictures: readonly Shown[]) => void;
}

/** Shows the galleries that two people have saved beside each other, to choose from both, picture by picture. */
export function GalleryConflict({ theirs, mine, base, onSettle }: GalleryConflictProps) {
  const { pictures: words } = useOfficePhrases();
  const notice = useFocusOnHeading<HTMLDivElement>();
  // Only what was chosen explicitly, because either gallery may still change.
  const [chosen, setChosen] = useState<Partial<MergeChoices>>({});
  const choices = withSuggestions(base, { mine, theirs }, chosen);
  // The editor may have been at the end of a long form.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  const merged = mergeGalleries({ mine, theirs }, choices);
  const count = { count: String(merged.length), most: String(MOST_PICTURES) };
  const choose = (hash: string, side: GallerySide | 'none') =>
    setChosen((now) => ({ ...now, pictures: { ...now.pictures, [hash]: side } }));
  return (
    <div ref={notice} className="gallery-conflict">
      <Notice tone="warning" live title={words.conflict}>
        <p>{words.conflictText}</p>
      </Notice>
      <div className="gallery-sides">
        {sides.map((side) => (
          <ConflictSide
            key={side}
            side={side}
            galleries={{ mine, theirs }}
            choices={choices}
            onChoose={choose}
            onOrder={() => setChosen((now) => ({ ...now, order: side }))}
            onTake={() => onSettle(side === 'mine' ? mine : theirs)}
          />
        ))}
      </div>
      <div className="gallery-settle">
        <Button size="small" disabled={merged.length > MOST_PICTURES} onClick={() => onSettle(merged)}>
          {words.saveChosen}
        </Button>
        <p role="status">{words.chosen(count)}</p>
      </div>
    </div>
  );
}

interface ConflictSideProps {
  readonly side: GallerySide;
  readonly galleries: Galleries;
  readonly choices: MergeChoices;
  readonly onChoose: (hash: string, side: GallerySide | 'none') => void;
  readonly onOrder: () => void;
  readonly onTake: () => void;
}

function ConflictSide({ side, galleries, choices, onChoose, onOrder, onTake }: ConflictSideProps) {
  const { pictures: words, resource } = useOfficePhrases();
  const title = useId();
  const pictures = galleries[side];
  const other = galleries[side === 'mine' ? 'theirs' : 'mine'];
  // The same controls stand on both sides, beside every picture.
  const labelOf = (label: string, shown?: string) => (
    <>
      {label} <span className="sr-only">({[resource.conflict[side], shown].filter(Boolean).join(', ')})</span>
    </>
  );
  return (
    <section className="gallery-side" aria-labelledby={title}>
      <h3 id={title}>{resource.conflict[side]}</h3>
      <div className="gallery-side-pictures">
        {!hasSameOrder(pictures, other) && (
          <RadioField
            name="gallery-order"
            label={labelOf(words.takeOrder)}
            checked={choices.order === side}
            onChange={onOrder}
          />
        )}
        {pictures.length === 0 && <p className="picture-quiet">{words.noPictures}</p>}
        <ol>
          {pictures.map((shown, place) => (
            <ConflictPicture
              key={shown.hash}
              shown={shown}
              differences={differencesOf(shown, pictures, other)}
              labelOf={(label) =>
                labelOf(label, words.placed({ place: String(place + 1), alt: shown.alt || words.unnamed }))
              }
              isChosen={choices.pictures[shown.hash] === side}
              onChoose={(isChosen) => onChoose(shown.hash, isChosen ? side : 'none')}
            />
          ))}
        </ol>
      </div>
      <Button variant="secondary" size="small" onClick={onTake}>
        {side === 'mine' ? words.keepMine : words.takeTheirs}
      </Button>
    </section>
  );
}

interface ConflictPictureProps {
  readonly shown: Shown;
  readonly differences: ReturnType<typeof differencesOf>;
  /** Returns the label of a control with the side and the picture for assistive technology. */
  readonly labelOf: (label: string) => ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function ConflictPicture({ shown, differences, labelOf, isChosen, onChoose }: ConflictPictureProps) {
  const { pictures: words } = useOfficePhrases();
  const { picture, english, alt, altEn } = shown;
  return (
    <li data-differs={differences.length > 0 || undefined}>
      <span className="gallery-versions">
        {[picture, ...(english === null ? [] : [english])].map(({ hash, focus }) => (
          <img key={hash} src={pictureAddress(pictureName(hash, 'card', focus), 160, 'webp')} alt="" />
        ))}
      </span>
      <div>
        {differences.length > 0 && (
          <p className="gallery-difference">
            {differences.map((difference) => words.differences[difference]).join(', ')}
          </p>
        )}
        <p lang={alt ? 'tr' : undefined}>{alt || words.unnamed}</p>
        <p lang={altEn ? 'en' : undefined} className="gallery-side-english">
          {altEn || words.unnamedEn}
        </p>
        {differences.includes('only-here') ? (
          <CheckboxField
            label={labelOf(words.keepPicture)}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        ) : (
          differences.some((difference) => difference !== 'place') && (
            <RadioField
              name={`gallery-${shown.hash}`}
              label={labelOf(words.takeVersion)}
              checked={isChosen}
              onChange={() => onChoose(true)}
            />
          )
        )}
      </div>
    </li>
  );
}
