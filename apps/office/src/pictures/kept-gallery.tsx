import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface KeptGalleryProps {
  readonly onRestore: () => void;
  readonly onForget: () => void;
}

/** Says that the own gallery of before a conflict is still there, and brings it back. */
export function KeptGallery({ onRestore, onForget }: KeptGalleryProps) {
  const { pictures: words } = useOfficePhrases();
  return (
    <div className="gallery-kept">
      <p>{words.kept}</p>
      <Button variant="secondary" size="small" onClick={onRestore}>
        {words.restoreKept}
      </Button>
      <Button variant="ghost" size="small" onClick={onForget}>
        {words.forgetKept}
      </Button>
    </div>
  );
}
