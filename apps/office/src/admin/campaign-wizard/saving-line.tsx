import { formatTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Autosave } from './use-autosave.ts';

/** State of saving, unobtrusive as long as there is no problem. */
export function SavingLine({ auto }: { readonly auto: Autosave }) {
  const { saving: words } = useOfficePhrases().campaignWizard;
  const { saving, draft, save } = auto;
  const isTrouble = saving.kind === 'offline' || saving.kind === 'failed';
  const texts = {
    saved: () => words.saved({ time: formatTime(draft.savedAt) }),
    pending: () => words.pending,
    saving: () => words.saving,
    offline: () => words.offline,
    waiting: () => words.waiting({ count: String(saving.kind === 'waiting' ? saving.count : 0) }),
    failed: () => (saving.kind === 'failed' && saving.message) || words.failed,
  };
  return (
    <div className="saving" data-trouble={isTrouble || undefined}>
      {saving.kind === 'saved' && <Icon name="check" size="small" />}
      {isTrouble && <Icon name="triangle-alert" size="small" />}
      <p role="status">{texts[saving.kind]()}</p>
      {isTrouble && (
        <Button variant="ghost" size="small" onClick={save}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
