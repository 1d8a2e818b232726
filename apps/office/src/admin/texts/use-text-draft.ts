import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import { useEffect, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { createTextSaver, firstState } from './text-saver.ts';

/** Autosaving draft of a text. */
export function useTextDraft(text: SiteText) {
  const calls = useOfficeClient();
  const [state, setState] = useState(() => firstState(text));
  const [saver] = useState(() => createTextSaver({ text, calls, onState: setState }));
  // A draft that was left or discarded is not saved any more.
  useEffect(() => saver.stop, [saver]);
  const { set, save, resolve } = saver;
  return { ...state, set, save, resolve };
}

/** A text's draft and the functions that change it. */
export type TextDraft = ReturnType<typeof useTextDraft>;
