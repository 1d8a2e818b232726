import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { GalleryEditor } from '#office/pictures/gallery-editor.tsx';
import { checkKey } from '../draft-key.ts';
import { useWizard } from '../wizard-context.ts';

/** The gallery, which is saved immediately and independently of the draft. */
export function PicturesStep() {
  const { auto } = useWizard();
  const queries = useQueryClient();
  const { id } = auto.draft;
  useEffect(
    () => () => {
      queries.invalidateQueries({ queryKey: checkKey(id) });
    },
    [queries, id],
  );
  return (
    <div id="draft-pictures" tabIndex={-1} className="wizard-pictures">
      <GalleryEditor campaignId={id} />
    </div>
  );
}
