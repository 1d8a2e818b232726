import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { createGallerySaver, type GalleryState, unchanged } from './gallery-saver.ts';

/** First part of the query keys of galleries. */
export const GALLERIES = 'galleries';

const keyOf = (campaignId: string) => [GALLERIES, 'one', campaignId];

/** Returns a campaign's gallery. */
export function useGalleryAnswer(campaignId: string) {
  const client = useOfficeClient();
  return useQuery({
    queryKey: keyOf(campaignId),
    queryFn: ({ signal }) => client.getGallery({ params: { campaign: campaignId } }, { signal }),
  });
}

/** Loads a campaign's gallery and saves its changes. `onSaved` is called after each change that visitors can see. */
export function useGallery(campaignId: string, onSaved: () => void = () => undefined) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const answer = useGalleryAnswer(campaignId);
  const announce = useRef(onSaved);
  announce.current = onSaved;
  const [state, setState] = useState<GalleryState>(unchanged);
  const [saver] = useState(() =>
    createGallerySaver({
      save: (body) => client.saveGallery({ params: { campaign: campaignId }, body }),
      onState: setState,
      onGallery: (gallery) => queries.setQueryData(keyOf(campaignId), gallery),
      onSaved: () => {
        queries.invalidateQueries({ queryKey: [GALLERIES, 'list'] });
        announce.current();
      },
    }),
  );
  useEffect(() => saver.open(), [saver]);
  useEffect(() => {
    if (answer.data !== undefined) saver.receive(answer.data);
  }, [saver, answer.data]);

  const { draft, conflict, failure, isHeld } = state;
  return {
    answer,
    pictures: draft ?? answer.data?.pictures ?? [],
    isUnsaved: draft !== null,
    isSaving: draft !== null && conflict === null && failure === undefined && !isHeld,
    /** The saved pictures, or undefined while there are unsaved changes. */
    saved: draft === null ? answer.data?.pictures : undefined,
    ...{ failure, isHeld, conflict },
    change: saver.change,
    undo: saver.undo,
    showBasis: saver.showBasis,
    settle: saver.settle,
    retry: saver.retry,
  };
}

/** A gallery that is being edited. */
export type EditedGallery = ReturnType<typeof useGallery>;
