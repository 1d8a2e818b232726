import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Other people who have the draft open, and since when. */
export function EditorsLine({ editors }: { readonly editors: CampaignDraft['editors'] }) {
  const { editors: words } = useOfficePhrases().campaignWizard;
  if (editors.length === 0) return null;
  return (
    <ul className="editors" aria-label={words.label}>
      {editors.map(({ username: who, since }) => {
        const minutes = Math.floor((Date.now() - new Date(since).getTime()) / minuteInMs);
        return (
          <li key={who}>
            <Icon name="user" size="small" />
            {minutes < 1 ? words.now({ who }) : words.since({ who, minutes: String(minutes) })}
          </li>
        );
      })}
    </ul>
  );
}
