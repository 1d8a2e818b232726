import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { ApiProblem } from '@ayrac/contract/client.ts';
import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { MoreButton } from '#office/screen/more-button.tsx';
import './campaigns.css';

/** Published versions of a campaign, newest first. Each can be restored into its draft. */
export function CampaignVersions({ row: { id, state, hasDraft } }: { readonly row: Row }) {
  const { campaigns, resource } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const navigate = useNavigate();
  const { attempt } = useRecordActions();
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
  if (answer.isPending) return <TextSkeleton lines={4} />;
  if (answer.isError) {
    return (
      <Notice tone="error" live title={resource.failedRecord}>
        <p>{readProblem(answer.error).message}</p>
      </Notice>
    );
  }
  const restore = (version: number) =>
    attempt(async () => {
      const draftVersion = hasDraft === true ? await versionOfDraft(client, id) : null;
      await client.restoreCampaignVersion({ params: { id, version }, body: { draftVersion } });
      navigate(`/admin/campaign-wizard?id=${id}`);
    });
  const versions = answer.data.pages.flatMap(({ items }) => items);
  if (versions.length === 0) return <p className="record-remark">{campaigns.versions.none}</p>;
  return (
    <>
      <p className="record-remark">{campaigns.versions.remark}</p>
      <ol className="campaign-versions">
        {versions.map(({ version, publishedAt, by, title, changed }, place) => (
          <li key={version}>
            <div>
              <strong>{title}</strong>
              <p className="campaign-version-told">
                {publishedAt === null ? campaigns.versions.first : formatDateTime(publishedAt, locale)}
                {by !== null && ` · ${by}`}
                {publishedAt !== null &&
                  changed.length > 0 &&
                  ` · ${campaigns.versions.changed({ count: String(changed.length) })}`}
              </p>
            </div>
            {place > 0 && state !== 'archived' && (
              <Button variant="secondary" size="small" icon="history" onClick={() => restore(version)}>
                {campaigns.versions.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <MoreButton answer={answer} label={campaigns.versions.more} />
    </>
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
