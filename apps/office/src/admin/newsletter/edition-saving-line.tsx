import { formatTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { EditionDraft } from './use-edition-draft.ts';

interface EditionSavingLineProps {
  readonly draft: EditionDraft;
  readonly savedAt: string;
}

/** State of saving, unobtrusive as long as there is no problem. */
export function EditionSavingLine({ draft, savedAt }: EditionSavingLineProps) {
  const { saving: words } = useOfficePhrases().editions.page;
  const { saving, save } = draft;
  const isTrouble = saving.kind === 'offline' || saving.kind === 'failed';
  const status =
    saving.kind === 'saved'
      ? words.saved({ time: formatTime(savedAt) })
      : saving.kind === 'failed'
        ? saving.message || words.failed
        : words[saving.kind];
  return (
    <div className="edition-saving" data-trouble={isTrouble || undefined}>
      {saving.kind === 'saved' && <Icon name="check" size="small" />}
      {isTrouble && <Icon name="triangle-alert" size="small" />}
      <p role="status">{status}</p>
      {isTrouble && (
        <Button variant="ghost" size="small" onClick={save}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
