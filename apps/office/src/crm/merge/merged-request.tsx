import { useLocale } from '@ayrac/browser/locale.ts';
import { readablePhone } from '@ayrac/domain/account/identity.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useReveal } from '#office/resource/record/use-reveal.ts';
import { PassingButton } from '#office/screen/passing-button.tsx';
import type { Story } from '../lead/story.ts';
import { DOT } from './other-contact.tsx';
import { RequestTitle } from './request-title.tsx';

interface MergedRequestProps {
  readonly merged: Story['merged'][number];
  readonly onTakeApart: (id: string) => void;
}

/** A request that was merged into the lead, with its own contact data, whose opening is recorded. */
export function MergedRequest({ merged, onTakeApart }: MergedRequestProps) {
  const { leads, resource } = useOfficePhrases();
  const { merge: words } = leads;
  const locale = useLocale();
  const reveal = useReveal(merged);
  const { phone, email } = reveal.revealed ?? merged;
  const title = `${merged.name}, ${merged.campaign}`;
  return (
    <li>
      <strong>
        <RequestTitle name={merged.name} campaign={merged.campaign} />
      </strong>
      <span>{words.sentAt({ at: formatDate(merged.createdAt, locale) })}</span>
      <span translate="no">{`${readablePhone(String(phone))}${DOT}${email}`}</span>
      <div className="lead-row lead-row-flush">
        {reveal.isMasked && (
          <PassingButton
            size="small"
            variant="ghost"
            icon="eye"
            aria-label={`${resource.reveal}: ${title}`}
            title={resource.revealHint}
            onClick={() => reveal.show()}
          >
            {resource.reveal}
          </PassingButton>
        )}
        {merged.separableUntil !== null && (
          <Button size="small" variant="ghost" icon="undo-2" onClick={() => onTakeApart(merged.id)}>
            {words.unmerge({ until: formatDate(merged.separableUntil, locale) })}
          </Button>
        )}
      </div>
    </li>
  );
}
