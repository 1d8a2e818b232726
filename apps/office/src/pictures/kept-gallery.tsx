import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingButton } from '#office/screen/passing-button.tsx';

interface KeptGalleryProps {
  readonly onRestore: () => void;
  readonly onForget: () => void;
}

/** Says that the gallery that was given up in a conflict is still there, and brings it back. */
export function KeptGallery({ onRestore, onForget }: KeptGalleryProps) {
  const { pictures: words } = useOfficePhrases();
  return (
    <div className="gallery-kept">
      <p>{words.kept}</p>
      <PassingButton variant="secondary" size="small" onClick={onRestore}>
        {words.restoreKept}
      </PassingButton>
      <PassingButton variant="ghost" size="small" onClick={onForget}>
        {words.forgetKept}
      </PassingButton>
    </div>
  );
}
