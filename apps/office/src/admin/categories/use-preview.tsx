import type { CategoryPreview } from '@ayrac/contract/office/category-tree.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { useCallback, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row, Values } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { PreviewFacts } from './preview-facts.tsx';

/** Fields that affect what visitors see of a category. */
const decisive = ['isActive', 'parentId', 'isInBin'] as const;

interface PendingQuestion {
  readonly row: Row;
  readonly preview: CategoryPreview;
  readonly answer: (isMeant: boolean) => void;
}

/**
 * Shows what visitors will see differently before a category is switched, moved or put into the bin, and waits for
 * confirmation.
 */
export function usePreview() {
  const { categories: words, resource } = useOfficePhrases();
  const client = useOfficeClient();
  const { showFailure } = useToast();
  const [pending, setPending] = useState<PendingQuestion | null>(null);

  const confirm = useCallback(
    async (row: Row, next: Values): Promise<boolean> => {
      const change = Object.fromEntries(
        decisive.flatMap((name) => (name in next && next[name] !== row[name] ? [[name, next[name]]] : [])),
      );
      if (Object.keys(change).length === 0) return true;
      try {
        const preview = await client.previewCategory({ params: { id: row.id }, body: { change } });
        const { hides, shows, leaves, joins } = preview;
        if ([hides, shows, leaves, joins].every((some) => some.length === 0)) return true;
        return await new Promise((answer) => setPending({ row, preview, answer }));
      } catch (error) {
        showFailure(error);
        return false;
      }
    },
    [client, showFailure],
  );

  const answer = (isMeant: boolean) => {
    pending?.answer(isMeant);
    setPending(null);
  };
  const hidesAny = (pending?.preview.hides.length ?? 0) > 0;
  const dialog = (
    <Dialog
      open={pending !== null}
      onClose={() => answer(false)}
      title={words.preview.title({ label: String(pending?.row.name ?? '') })}
      closeLabel={resource.close}
      footer={
        <DialogButtons
          onCancel={() => answer(false)}
          startsOnCancel={hidesAny}
          data-autofocus={!hidesAny || undefined}
          variant={hidesAny ? 'danger' : 'primary'}
          onClick={() => answer(true)}
        >
          {hidesAny ? words.preview.hide : words.preview.go}
        </DialogButtons>
      }
    >
      {pending && <PreviewFacts preview={pending.preview} />}
    </Dialog>
  );
  return { confirm, dialog };
}
