import { MOST_PICTURES, missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PickFiles } from './drop-zone.tsx';
import type { Shown } from './shown-pictures.ts';

interface GalleryHeadProps {
  readonly pictures: readonly Shown[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** The number of pictures and of missing texts, and the button that adds pictures. */
export function GalleryHead({ pictures, onFiles }: GalleryHeadProps) {
  const { pictures: words } = useOfficePhrases();
  const missing = missingAltTexts(pictures).length;
  return (
    <div className="gallery-head">
      <p className="gallery-count" role="status">
        {words.count({ count: String(pictures.length), most: String(MOST_PICTURES) })}{' '}
        {missing > 0 && (
          <span className="gallery-missing">{words.missingTexts({ count: String(missing) })}</span>
        )}
      </p>
      <PickFiles isMany label={words.add} onFiles={onFiles} />
    </div>
  );
}
