import { useLocale } from '@ayrac/browser/locale.ts';
import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOfficeClient } from '#office/client/client.ts';
import type { Values } from '#office/client/row.ts';
import type { Typed } from '#office/fields/form-values.ts';
import { useProblemWords } from '#office/fields/use-problem-words.ts';
import { beginForm } from './begin-form.ts';
import { createDraftSaver, type OpenConflict, type Saving } from './draft-saver.ts';
import { typedDraft } from './draft-values.ts';

/** Autosaving form of a draft. */
export function useAutosave(opened: CampaignDraft, username: string) {
  const client = useOfficeClient();
  const locale = useLocale();
  const wordsOf = useProblemWords();
  const [begun] = useState(() => beginForm(opened, username, typedDraft(opened.content, locale)));
  const { isRecovered } = begun;
  const [draft, setDraft] = useState(opened);
  const [saving, setSaving] = useState<Saving>({ kind: isRecovered ? 'pending' : 'saved' });
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const form = useForm<Typed, unknown, Values>({ defaultValues: begun.typed });
  const [saver] = useState(() =>
    createDraftSaver({
      ...{ opened, ground: begun.ground, username, locale, client, form, wordsOf },
      ...{ onSaving: setSaving, onDraft: setDraft, onConflict: setConflict },
    }),
  );

  useEffect(() => {
    const changed = form.watch(() => {
      if (!saver.keep()) return;
      setSaving((now) => (now.kind === 'saved' || now.kind === 'waiting' ? { kind: 'pending' } : now));
      saver.schedule();
    });
    if (isRecovered) saver.schedule(0);
    const online = () => saver.save();
    addEventListener('online', online);
    return () => {
      changed.unsubscribe();
      removeEventListener('online', online);
      // Saves the changes of the last second. If that fails, they stay in this browser's storage.
      saver.save();
    };
  }, [form, saver, isRecovered]);

  const { save, resolve, refresh, firstProblem, latest } = saver;
  return { form, draft, saving, conflict, isRecovered, save, resolve, refresh, firstProblem, latest };
}

/** A draft with its autosaving form. */
export type Autosave = ReturnType<typeof useAutosave>;
