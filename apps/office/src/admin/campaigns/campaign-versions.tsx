import { useLocale } from '@ayrac/browser/locale.ts';
import { ApiProblem } from '@ayrac/contract/client.ts';
import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { Answered } from '#office/screen/answered.tsx';
import { MoreButton } from '#office/screen/more-button.tsx';
import './campaigns.css';

/** Published versions of a campaign, newest first. Each can be restored into its draft. */
export function CampaignVersions({ row: { id, state, hasDraft } }: { readonly row: Row }) {
  const { campaigns, resource } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const navigate = useNavigate();
  const { attempt } = useRecordActions();
  const [restoring, setRestoring] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const answer = useInfiniteQuery({
    queryKey: ['campaigns', 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      client.listCampaignVersions(
        { params: { id }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });
  const restore = async (version: number) => {
    setRestoring(version);
    await attempt(async () => {
      const draftVersion = hasDraft === true ? await versionOfDraft(client, id) : null;
      await client.restoreCampaignVersion({ params: { id, version }, body: { draftVersion } });
      navigate(`/admin/campaign-wizard?id=${id}`);
    });
    setRestoring(null);
  };
  return (
    <Answered answer={answer} title={resource.failedRecord} lines={4}>
      {({ pages }) => {
        const versions = pages.flatMap(({ items }) => items);
        if (versions.length === 0) return <p className="record-remark">{campaigns.versions.none}</p>;
        return (
          <>
            <p className="record-remark">{campaigns.versions.remark}</p>
            <ol ref={list} className="campaign-versions">
              {versions.map(({ version, publishedAt, by, title, changed }, place) => (
                <li key={version}>
                  <div>
                    <strong>{title}</strong>
                    <p className="campaign-version-told">
                      {publishedAt === null ? campaigns.versions.first : formatDateTime(publishedAt, locale)}
                      {by !== null && (
                        <>
                          {' · '}
                          <span translate="no">{by}</span>
                        </>
                      )}
                      {publishedAt !== null &&
                        changed.length > 0 &&
                        ` · ${campaigns.versions.changed({ count: formatCount(changed.length, locale) })}`}
                    </p>
                  </div>
                  {place > 0 && state !== 'archived' && (
                    <Button
                      variant="secondary"
                      size="small"
                      icon="history"
                      loading={restoring === version}
                      disabled={restoring !== null && restoring !== version}
                      onClick={() => restore(version)}
                    >
                      {campaigns.versions.restore}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            <MoreButton answer={answer} list={list} label={campaigns.versions.more} />
          </>
        );
      }}
    </Answered>
  );
}

/** Returns the version of the open draft, or null if there is none. */
async function versionOfDraft(client: OfficeClient, id: string): Promise<number | null> {
  try {
    return (await client.getCampaignDraft({ params: { id } })).version;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}
