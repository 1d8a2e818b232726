import { GalleryEditor } from '#office/pictures/gallery-editor.tsx';
import { useWizard } from '../wizard-context.ts';

/** The gallery, which is saved immediately and independently of the draft. */
export function PicturesStep() {
  const { auto, onPictures } = useWizard();
  return (
    <div id="draft-pictures" tabIndex={-1} className="wizard-pictures">
      <GalleryEditor campaignId={auto.draft.id} onSaved={onPictures} />
    </div>
  );
}
