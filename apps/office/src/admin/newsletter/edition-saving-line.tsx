import { formatTime } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { SavingLine } from '#office/screen/saving-line.tsx';
import type { EditionDraft, EditionSaving } from './use-edition-draft.ts';

interface EditionSavingLineProps {
  readonly draft: EditionDraft;
  readonly savedAt: string;
}

/** State of saving an edition. */
export function EditionSavingLine({ draft: { saving, save }, savedAt }: EditionSavingLineProps) {
  const { saving: words } = useOfficePhrases().editions.page;
  return (
    <SavingLine kind={saving.kind} text={textOf(saving, savedAt, words)} retry={words.retry} onRetry={save} />
  );
}

type Words = ReturnType<typeof useOfficePhrases>['editions']['page']['saving'];

function textOf(saving: EditionSaving, savedAt: string, words: Words): string {
  switch (saving.kind) {
    case 'saved':
      return words.saved({ time: formatTime(savedAt) });
    case 'failed':
      return saving.message || words.failed;
    default:
      return words[saving.kind];
  }
}
