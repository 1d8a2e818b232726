import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { useEffect, useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { keptChanges } from '../campaign-wizard/kept-changes.ts';
import { contentOf, type EditionContent, editionParts } from './edition-content.ts';
import { createEditionSaver, type EditionGround, type EditionState, openedState } from './edition-saver.ts';

/** Autosaving content of a draft. `onSaved` is called with each saved edition. */
export function useEditionDraft(
  opened: EditionDetail,
  { username, onSaved }: { readonly username: string; readonly onSaved: (edition: EditionDetail) => void },
) {
  const client = useOfficeClient();
  const latest = useRef(onSaved);
  latest.current = onSaved;
  const [begun] = useState(() => begin(opened, username));
  const [state, setState] = useState<EditionState>(() => openedState(begun.content));
  const [saver] = useState(() =>
    createEditionSaver({
      ...{ id: opened.id, username, ...begun, client },
      onState: setState,
      onSaved: (edition) => latest.current(edition),
    }),
  );

  useEffect(() => {
    saver.schedule(0);
    const online = () => saver.save();
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      // Saves the last changes. If that fails, they stay in this browser's storage.
      saver.save();
    };
  }, [saver]);

  const { change, save, resolve, version } = saver;
  return { ...state, change, save, resolve, version };
}

/** A draft with its content. */
export type EditionDraft = ReturnType<typeof useEditionDraft>;

/**
 * Returns the server's content with unsaved changes of this browser on top. Changes based on an older version become a
 * conflict.
 */
function begin(
  opened: EditionDetail,
  username: string,
): { readonly content: EditionContent; readonly ground: EditionGround } {
  const content = contentOf(opened);
  const kept = keptChanges(username, opened.id);
  const values = Object.fromEntries(
    editionParts.flatMap((part) => {
      const value = kept?.values[part];
      if (typeof value !== 'string') return [];
      return [[part, part === 'campaignIds' ? value.split(' ').filter((one) => one !== '') : value]];
    }),
  );
  const unknown = Object.fromEntries(
    Object.keys(values).map((part) => [part, part === 'campaignIds' ? ['?'] : '?']),
  );
  const isOlder = kept !== undefined && kept.version < opened.version;
  const ground: EditionGround = isOlder
    ? { version: kept.version, content: { ...content, ...unknown } }
    : { version: opened.version, content };
  return { content: { ...content, ...values } as EditionContent, ground };
}
