import { useLocale } from '@ayrac/browser/locale.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Reach } from './reach.tsx';
import { SentCampaigns } from './sent-campaigns.tsx';
import type { EditionAtWork } from './use-edition.ts';

interface ScheduledEditionProps {
  readonly edition: EditionDetail;
  readonly work: EditionAtWork;
}

/** A scheduled edition. */
export function ScheduledEdition({ edition, work }: ScheduledEditionProps) {
  const { send: words } = useOfficePhrases().editions.page;
  const locale = useLocale();
  return (
    <>
      <section className="panel edition-send" aria-label={words.title}>
        <Notice
          tone="info"
          title={words.scheduledFor({ date: formatDateTime(edition.sendAt ?? edition.savedAt, locale) })}
          actions={
            <Button
              variant="secondary"
              size="small"
              loading={work.busy === 'unschedule'}
              onClick={() => work.move('unschedule')}
            >
              {words.unschedule}
            </Button>
          }
        >
          <p>{words.scheduledText}</p>
        </Notice>
        <Reach reach={edition.reach} />
      </section>
      <SentCampaigns edition={edition} />
    </>
  );
}
