import { formatTime } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { SavingLine } from '#office/screen/saving-line.tsx';
import type { Saving } from './draft-saver.ts';
import type { Autosave } from './use-autosave.ts';

/** State of saving a draft. */
export function DraftSavingLine({ auto: { saving, draft, save } }: { readonly auto: Autosave }) {
  const { saving: words } = useOfficePhrases().campaignWizard;
  return (
    <SavingLine
      saving={saving}
      text={textOf(saving, draft.savedAt, words)}
      retry={words.retry}
      onRetry={save}
    />
  );
}

type Words = ReturnType<typeof useOfficePhrases>['campaignWizard']['saving'];

function textOf(saving: Saving, savedAt: string, words: Words): string {
  switch (saving.kind) {
    case 'saved':
      return words.saved({ time: formatTime(savedAt) });
    case 'waiting':
      return words.waiting({ count: String(saving.count) });
    default:
      return words[saving.kind];
  }
}
