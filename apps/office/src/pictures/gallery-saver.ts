import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { changedTo } from '#office/client/changed-to.ts';
import { isWorthAnotherTry, pauseBeforeRetry } from '#office/client/query-client.ts';
import { isWithoutTexts } from './is-without-texts.ts';
import { isSame, type PictureBasis, type Shown, storedPart, withBasis } from './shown-pictures.ts';
import { untilConnected } from './until-connected.ts';

/** State of the changes to a gallery. */
export interface GalleryState {
  /** The pictures with unsaved changes, or null. */
  readonly draft: readonly Shown[] | null;
  readonly failure: unknown;
  /** Whether changes are kept back until the alternative texts that visitors need are written. */
  readonly isHeld: boolean;
  readonly conflict: GalleryConflict | null;
}

/** The gallery that another person saved meanwhile, and the pictures with which both have begun. */
export interface GalleryConflict {
  readonly theirs: Gallery;
  readonly base: readonly Shown[];
}

/** Returns the changed pictures, or the same ones if there is nothing to change. */
type Change = (now: readonly Shown[]) => readonly Shown[];

interface GallerySaverParts {
  readonly save: (body: {
    readonly version: number;
    readonly pictures: ReturnType<typeof storedPart>;
  }) => Promise<Gallery>;
  readonly onState: (state: GalleryState) => void;
  /** Called with the gallery of the server whenever it is known to have changed. */
  readonly onGallery: (gallery: Gallery) => void;
  /** Called after each change that visitors can see. */
  readonly onSaved: () => void;
}

/** State of a gallery without changes. */
export const unchanged: GalleryState = { draft: null, failure: undefined, isHeld: false, conflict: null };

/**
 * Saves the changes to a gallery one after the other. Each change is shown at once. A refused one stays visible until
 * the conflict is resolved.
 */
export function createGallerySaver({ save, onState, onGallery, onSaved }: GallerySaverParts) {
  let state = unchanged;
  let saved: Gallery | undefined;
  /** Pictures of a save whose answer was lost, so that they may have been written. */
  let unanswered: readonly Shown[] | undefined;
  let isWriting = false;
  let isOpen = false;

  function update(parts: Partial<GalleryState>): void {
    state = { ...state, ...parts };
    onState(state);
  }

  async function send(pictures: readonly Shown[], version: number): Promise<Gallery> {
    try {
      return await save({ version, pictures: storedPart(pictures) });
    } catch (error) {
      const current = changedTo<Gallery>(error);
      // An own save has written this gallery, although its answer was lost.
      if (current && unanswered && isSame(current.pictures, unanswered)) {
        unanswered = undefined;
        return send(pictures, current.version);
      }
      if (isWorthAnotherTry(error)) unanswered = pictures;
      throw error;
    }
  }

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    update({ failure: undefined });
    let sent = state.draft;
    try {
      for (; sent !== null && saved !== undefined; sent = state.draft) {
        saved = await send(sent, saved.version);
        unanswered = undefined;
        onGallery(saved);
        if (state.draft === sent) update({ draft: null, isHeld: false });
        onSaved();
      }
      isWriting = false;
    } catch (error) {
      isWriting = false;
      refused(error, sent);
    }
  }

  function refused(error: unknown, sent: GalleryState['draft']): void {
    const theirs = changedTo<Gallery>(error);
    const isHeld = isWithoutTexts(error);
    if (theirs !== undefined) update({ isHeld, conflict: { theirs, base: saved?.pictures ?? [] } });
    else update({ isHeld, failure: isHeld ? undefined : error });
    const pauseMs = pauseBeforeRetry(error);
    if (pauseMs !== undefined) writeLater(pauseMs);
    // The texts may have been written in the meantime.
    if (isHeld && state.draft !== sent) write();
  }

  async function writeLater(pauseMs: number): Promise<void> {
    await untilConnected(pauseMs);
    if (isOpen) write();
  }

  /** Changes the pictures. Returns false if the change does not apply, because it returned the same ones. */
  function change(next: Change): boolean {
    const now = state.draft ?? saved?.pictures ?? [];
    const draft = next(now);
    if (draft === now) return false;
    update({ draft });
    const isIncomplete = state.isHeld && missingAltTexts(draft).length > 0;
    if (!isIncomplete) write();
    return true;
  }

  return {
    /** Allows retries of failed saves until the returned function is called. */
    open: () => {
      isOpen = true;
      return () => {
        isOpen = false;
      };
    },

    /** Takes over changes of others while there are no own unsaved ones. */
    receive: (gallery: Gallery): void => {
      if (state.draft === null) saved = gallery;
    },

    change,

    /** Undoes a change. Throws if its pictures are gone. */
    undo: (next: Change): void => {
      if (!change(next)) throw new Error('The changed picture is no longer in the gallery.');
    },

    /** Takes over the server's latest data of a picture. */
    showBasis: (basis: PictureBasis): void => {
      if (state.draft !== null) update({ draft: withBasis(state.draft, basis) });
      if (saved === undefined) return;
      saved = { ...saved, pictures: withBasis(saved.pictures, basis) };
      onGallery(saved);
      onSaved();
    },

    /** Resolves a conflict: saves these pictures over the other person's, unless they are the same. */
    settle: (pictures: readonly Shown[]): void => {
      if (state.conflict === null) return;
      const { theirs } = state.conflict;
      saved = theirs;
      if (isSame(pictures, theirs.pictures)) {
        update({ draft: null, isHeld: false, conflict: null });
        onGallery(theirs);
        return;
      }
      update({ draft: pictures, conflict: null });
      write();
    },

    retry: write,
  };
}
