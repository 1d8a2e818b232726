import { useClient } from '@ayrac/browser/calls/client.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Interests } from '@ayrac/contract/interests.ts';
import { useRequestNews } from '#web/request/use-request-news.ts';
import { Owned } from '../owned.tsx';
import { useMemberData } from '../use-member-data.ts';
import { FollowedParts } from './followed-parts.tsx';
import { MyCampaignsWaiting } from './my-campaigns-waiting.tsx';
import { PartLinks } from './part-links.tsx';
import { RequestList } from './request-list.tsx';

/** Everything that a member follows and asked for. */
export function MyCampaigns() {
  const { list } = useScreenPhrases('ownRequests');
  const client = useClient();
  const { own, again, change } = useMemberData<Interests>((signal) =>
    client.getInterests(undefined, { signal }),
  );
  useRequestNews(null, again);
  return (
    <Owned own={own} again={again} failed={list.failed} retry={list.retry} waiting={<MyCampaignsWaiting />}>
      {(value) => (
        <div className="grid gap-10">
          <PartLinks interests={value} />
          <RequestList requests={value.requests} onChange={(requests) => change({ ...value, requests })} />
          <FollowedParts interests={value} />
        </div>
      )}
    </Owned>
  );
}
