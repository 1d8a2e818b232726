import { ApiProblem } from '@ayrac/contract/client.ts';
import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { isWorthAnotherTry, pauseBeforeRetry } from '#office/client/query-client.ts';
import { isWithoutTexts } from './is-without-texts.ts';
import { untilConnected } from './until-connected.ts';

/** A picture of a gallery with its descriptions. */
export type Shown = Gallery['pictures'][number];
/** Properties of a picture that are independent of the gallery. */
export type PictureBasis = Shown['picture'];

/** First part of the query keys of galleries. */
export const GALLERIES = 'galleries';

/** Returns a campaign's gallery. */
export function useGalleryAnswer(campaignId: string) {
  const client = useOfficeClient();
  return useQuery({
    queryKey: [GALLERIES, 'one', campaignId],
    queryFn: ({ signal }) => client.getGallery({ params: { campaign: campaignId } }, { signal }),
  });
}

/**
 * Loads a campaign's gallery and saves changes one after the other. Each change is shown at once. A refused one stays
 * visible until the conflict is resolved. `onSaved` is called after each change that visitors can see.
 */
export function useGallery(campaignId: string, onSaved: () => void = () => undefined) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const key = [GALLERIES, 'one', campaignId];
  const answer = useGalleryAnswer(campaignId);
  const [draft, setDraft] = useState<readonly Shown[] | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [theirs, setTheirs] = useState<Gallery | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const wanted = useRef<readonly Shown[] | null>(null);
  const saved = useRef<Gallery | undefined>(undefined);
  /** Pictures of a save whose answer was lost, so that they may have been written. */
  const unanswered = useRef<readonly Shown[]>(undefined);
  const isWriting = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const announce = useRef(onSaved);
  announce.current = onSaved;
  // Takes over changes of others while no own changes are unsaved.
  useEffect(() => {
    if (answer.data !== undefined && wanted.current === null) saved.current = answer.data;
  }, [answer.data]);

  const send = async (sent: readonly Shown[], version: number): Promise<Gallery> => {
    const body = { version, pictures: storedPart(sent) };
    try {
      return await client.saveGallery({ params: { campaign: campaignId }, body });
    } catch (error) {
      const current = changedTo(error);
      // An own save has written this gallery, although its answer was lost.
      if (current && unanswered.current && isSame(current.pictures, unanswered.current)) {
        unanswered.current = undefined;
        return send(sent, current.version);
      }
      if (isWorthAnotherTry(error)) unanswered.current = sent;
      throw error;
    }
  };
  const write = async () => {
    if (isWriting.current) return;
    isWriting.current = true;
    setFailure(undefined);
    let sent = wanted.current;
    let isOutdated = false;
    try {
      while (wanted.current !== null && saved.current !== undefined) {
        sent = wanted.current;
        saved.current = await send(sent, saved.current.version);
        unanswered.current = undefined;
        queries.setQueryData(key, saved.current);
        if (wanted.current === sent) wanted.current = null;
        announce.current();
      }
      setDraft(null);
      setIsHeld(false);
      // Not awaited: otherwise a change in the meantime would see a write in progress that has in fact ended.
      queries.invalidateQueries({ queryKey: [GALLERIES, 'list'] });
    } catch (error) {
      const current = changedTo(error);
      const lacksTexts = isWithoutTexts(error);
      setIsHeld(lacksTexts);
      if (current !== undefined) setTheirs(current);
      else if (!lacksTexts) setFailure(error);
      writeLater(pauseBeforeRetry(error));
      // The texts may have been written in the meantime.
      isOutdated = lacksTexts && wanted.current !== sent;
    } finally {
      isWriting.current = false;
    }
    if (isOutdated) write();
  };

  const writeLater = async (pauseMs: number | undefined) => {
    if (pauseMs === undefined) return;
    await untilConnected(pauseMs);
    if (isOpen.current) write();
  };

  const change = (next: (now: readonly Shown[]) => readonly Shown[]) => {
    const now = wanted.current ?? saved.current?.pictures ?? [];
    wanted.current = next(now);
    setDraft(wanted.current);
    const isIncomplete = isHeld && missingAltTexts(wanted.current).length > 0;
    if (!isIncomplete) write();
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

  /** Resolves a conflict: saves these pictures over the other person's, unless they are the same. */
  const settle = (pictures: readonly Shown[]) => {
    if (theirs === null) return;
    saved.current = theirs;
    setTheirs(null);
    if (!isSame(pictures, theirs.pictures)) {
      wanted.current = pictures;
      setDraft(pictures);
      write();
      return;
    }
    wanted.current = null;
    setDraft(null);
    setIsHeld(false);
    queries.setQueryData(key, theirs);
  };

  return {
    answer,
    pictures: draft ?? answer.data?.pictures ?? [],
    isUnsaved: draft !== null,
    /** The saved pictures, or undefined while there are unsaved changes. */
    saved: draft === null ? answer.data?.pictures : undefined,
    failure,
    /** Whether changes are kept back until the alternative texts that visitors need are written. */
    isHeld,
    /** Pictures that another person saved meanwhile, if these differ from the own ones. */
    theirs: theirs?.pictures ?? null,
    /** Pictures with which both have begun. */
    base: saved.current?.pictures ?? [],
    change,
    showBasis,
    settle,
    retry: write,
  };
}

/** Returns what a gallery stores of its pictures. */
function storedPart(pictures: readonly Shown[]) {
  return pictures.map(({ hash, hashEn, alt, altEn }) => ({ hash, hashEn, alt, altEn }));
}

/** Whether two galleries are stored alike. */
export function isSame(one: readonly Shown[], other: readonly Shown[]): boolean {
  return JSON.stringify(storedPart(one)) === JSON.stringify(storedPart(other));
}

/** Returns the gallery that another save has left, if that is why this one was refused. */
function changedTo(error: unknown): Gallery | undefined {
  const isConflict = error instanceof ApiProblem && error.code === 'record-changed';
  return isConflict && error.current ? (error.current as Gallery) : undefined;
}
