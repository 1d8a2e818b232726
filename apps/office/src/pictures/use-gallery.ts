import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { ApiProblem } from '@ayrac/contract/client.ts';
import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOfficeClient } from '#office/resource/client.ts';

/** A picture of a gallery with its descriptions. */
export type Shown = Gallery['pictures'][number];
/** Properties of a picture that are independent of the gallery. */
export type PictureBasis = Shown['picture'];

/** First part of the query keys of galleries. */
export const GALLERIES = 'galleries';

/**
 * Loads a campaign's gallery and saves changes one after the other. Each change is shown at once. A refused one stays
 * visible until the conflict is resolved. `onSaved` is called after each change that visitors can see.
 */
export function useGallery(campaignId: string, onSaved: () => void = () => undefined) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { errors } = usePhrases();
  const key = [GALLERIES, 'one', campaignId];
  const answer = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.getGallery({ params: { campaign: campaignId } }, { signal }),
  });
  const [draft, setDraft] = useState<readonly Shown[] | null>(null);
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<Gallery | null>(null);
  const wanted = useRef<readonly Shown[] | null>(null);
  const saved = useRef<Gallery | undefined>(undefined);
  const isWriting = useRef(false);
  const announce = useRef(onSaved);
  announce.current = onSaved;
  // Takes over changes of others while no own changes are unsaved.
  useEffect(() => {
    if (answer.data !== undefined && wanted.current === null) saved.current = answer.data;
  }, [answer.data]);

  const write = async () => {
    if (isWriting.current) return;
    isWriting.current = true;
    setFailure('');
    try {
      while (wanted.current !== null && saved.current !== undefined) {
        const sent = wanted.current;
        const pictures = sent.map(({ hash, hashEn, alt, altEn }) => ({ hash, hashEn, alt, altEn }));
        const body = { version: saved.current.version, pictures };
        saved.current = await client.saveGallery({ params: { campaign: campaignId }, body });
        queries.setQueryData(key, saved.current);
        if (wanted.current === sent) wanted.current = null;
        announce.current();
      }
      setDraft(null);
      // Not awaited: otherwise a change in the meantime would see a write in progress that has in fact ended.
      queries.invalidateQueries({ queryKey: [GALLERIES, 'list'] });
    } catch (error) {
      const isConflict = error instanceof ApiProblem && error.code === 'record-changed';
      if (isConflict && error.current) setTheirs(error.current as Gallery);
      else setFailure(readProblem(error).message || errors.page.unknown);
    } finally {
      isWriting.current = false;
    }
  };

  const change = (next: (now: readonly Shown[]) => readonly Shown[]) => {
    const now = wanted.current ?? saved.current?.pictures ?? [];
    wanted.current = next(now);
    setDraft(wanted.current);
    write();
  };

  /** Takes over the server's latest data of a picture. */
  const showBasis = useCallback(
    (basis: PictureBasis) => {
      const renew = (one: Shown): Shown => ({
        ...one,
        picture: one.picture.hash === basis.hash ? basis : one.picture,
        english: one.english?.hash === basis.hash ? basis : one.english,
      });
      if (wanted.current !== null) wanted.current = wanted.current.map(renew);
      setDraft((now) => now?.map(renew) ?? null);
      if (saved.current === undefined) return;
      saved.current = { ...saved.current, pictures: saved.current.pictures.map(renew) };
      queries.setQueryData([GALLERIES, 'one', campaignId], saved.current);
      queries.invalidateQueries({ queryKey: [GALLERIES, 'list'] });
      announce.current();
    },
    [queries, campaignId],
  );

  /** Resolves a conflict: takes the other person's gallery, or overwrites it with this one. */
  const settle = (side: 'mine' | 'theirs') => {
    if (theirs === null) return;
    saved.current = theirs;
    setTheirs(null);
    if (side === 'mine') {
      write();
      return;
    }
    wanted.current = null;
    setDraft(null);
    queries.setQueryData(key, theirs);
  };

  return {
    answer,
    pictures: draft ?? answer.data?.pictures ?? [],
    isUnsaved: draft !== null,
    failure,
    isConflict: theirs !== null,
    change,
    showBasis,
    settle,
    retry: write,
  };
}
