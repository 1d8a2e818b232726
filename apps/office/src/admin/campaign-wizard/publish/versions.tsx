import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Tag } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { MoreButton } from '#office/screen/more-button.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { fieldOf } from '../draft-values.ts';
import { useFieldWords } from '../use-field-words.ts';
import { useWizard } from '../wizard-context.ts';

/** Published versions of the campaign. Each can be restored into the draft. */
export function Versions() {
  const { campaignWizard, resource } = useOfficePhrases();
  const { versions: words } = campaignWizard;
  const { auto, isClosed, reopen } = useWizard();
  const client = useOfficeClient();
  const locale = useLocale();
  const wordsOf = useFieldWords();
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt();
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { id, campaign } = auto.draft;
  const found = useInfiniteQuery({
    queryKey: ['campaign-draft', id, 'versions', campaign.version],
    queryFn: ({ pageParam, signal }) =>
      client.listCampaignVersions(
        { params: { id }, query: pageParam === null ? {} : { before: String(pageParam) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: isOpen,
  });
  const open = () => {
    setIsOpen(true);
    // The pressed button is replaced by the list.
    part.current?.focus();
  };
  const restore = (version: number) =>
    attempt(async () => {
      await auto.save();
      const body = { draftVersion: auto.latest().version };
      await client.restoreCampaignVersion({ params: { id, version: String(version) }, body });
      await reopen();
      show({ text: words.restored });
    });
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="panel wizard-part" aria-labelledby="versions-title" tabIndex={-1} ref={part}>
      <h3 id="versions-title" className="panel-title">
        {words.title}
      </h3>
      {!isOpen && (
        <div>
          <Button variant="secondary" size="small" icon="history" onClick={open}>
            {words.open}
          </Button>
        </div>
      )}
      {isOpen && found.isPending && <TextSkeleton lines={4} />}
      {found.isLoadingError && <FailedAnswer title={resource.failed} answer={found} />}
      {isOpen && found.isSuccess && items.length === 0 && <p className="check-fine">{words.empty}</p>}
      {items.length > 0 && (
        <ul ref={list} className="check-list">
          {items.map(({ version, publishedAt, by, title, changed }, place) => {
            const date = publishedAt === null ? words.old : formatDateTime(publishedAt, locale);
            const fields = changed.map((field) => wordsOf(fieldOf(field)).label).join(', ');
            const isCurrent = place === 0 && campaign.state === 'live';
            return (
              <li key={version}>
                <div className="check-what">
                  <p className="check-label">
                    {title}
                    {isCurrent && <Tag>{words.current}</Tag>}
                  </p>
                  <p className="check-why">{words.version({ date, who: by ?? words.someone })}</p>
                  {fields !== '' && <p className="check-why">{words.changed({ fields })}</p>}
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={isClosed || isBusy}
                  aria-label={words.restoreOf({ date })}
                  onClick={() => restore(version)}
                >
                  {words.restore}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <MoreButton answer={found} list={list} label={resource.more} />
    </section>
  );
}
