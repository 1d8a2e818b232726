import { formatTime } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { SavingLine } from '#office/screen/saving-line.tsx';
import type { EditionDraft } from './use-edition-draft.ts';

interface EditionSavingLineProps {
  readonly draft: EditionDraft;
  readonly savedAt: string;
}

/** State of saving an edition. */
export function EditionSavingLine({ draft: { saving, save }, savedAt }: EditionSavingLineProps) {
  const { saving: words } = useOfficePhrases().editions.page;
  const text = saving.kind === 'saved' ? words.saved({ time: formatTime(savedAt) }) : words[saving.kind];
  return <SavingLine saving={saving} text={text} retry={words.retry} onRetry={save} />;
}
