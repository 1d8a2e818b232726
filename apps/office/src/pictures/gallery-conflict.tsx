import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { pictureName } from '@ayrac/domain/picture/focus.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useEffect, useId } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { differencesOf } from './gallery-differences.ts';
import type { Shown } from './use-gallery.ts';
import './gallery-conflict.css';

type Side = 'mine' | 'theirs';

interface GalleryConflictProps {
  readonly theirs: readonly Shown[];
  readonly mine: readonly Shown[];
  readonly onSettle: (side: Side) => void;
}

/** Shows the two galleries that two people have saved, beside each other, to choose one of them. */
export function GalleryConflict({ theirs, mine, onSettle }: GalleryConflictProps) {
  const { pictures: words } = useOfficePhrases();
  const notice = useFocusOnHeading<HTMLDivElement>();
  // The editor may have been at the end of a long form.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  return (
    <div ref={notice} className="gallery-conflict">
      <Notice tone="warning" live title={words.conflict}>
        <p>{words.conflictText}</p>
      </Notice>
      <div className="gallery-sides">
        <ConflictSide side="theirs" pictures={theirs} other={mine} onSettle={onSettle} />
        <ConflictSide side="mine" pictures={mine} other={theirs} onSettle={onSettle} />
      </div>
    </div>
  );
}

interface ConflictSideProps extends Pick<GalleryConflictProps, 'onSettle'> {
  readonly side: Side;
  readonly pictures: readonly Shown[];
  readonly other: readonly Shown[];
}

function ConflictSide({ side, pictures, other, onSettle }: ConflictSideProps) {
  const { pictures: words, resource } = useOfficePhrases();
  const title = useId();
  return (
    <section className="gallery-side" aria-labelledby={title}>
      <h3 id={title}>{resource.conflict[side]}</h3>
      {pictures.length === 0 && <p className="picture-quiet">{words.noPictures}</p>}
      <ol>
        {pictures.map((shown) => (
          <ConflictPicture
            key={shown.hash}
            shown={shown}
            differences={differencesOf(shown, pictures, other)}
          />
        ))}
      </ol>
      <Button variant="secondary" size="small" onClick={() => onSettle(side)}>
        {side === 'mine' ? words.keepMine : words.takeTheirs}
      </Button>
    </section>
  );
}

interface ConflictPictureProps {
  readonly shown: Shown;
  readonly differences: ReturnType<typeof differencesOf>;
}

function ConflictPicture({ shown, differences }: ConflictPictureProps) {
  const { pictures: words } = useOfficePhrases();
  const { picture, english, alt, altEn } = shown;
  return (
    <li data-differs={differences.length > 0 || undefined}>
      <span className="gallery-side-pictures">
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
      </div>
    </li>
  );
}
