import { useClient } from '@ayrac/browser/calls/client.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Interests } from '@ayrac/contract/interests.ts';
import { useNow } from '#web/page/site.ts';
import { useRequestNews } from '#web/request/use-request-news.ts';
import { Owned } from '../owned.tsx';
import { useMemberData } from '../use-member-data.ts';
import { FollowedParts } from './followed-parts.tsx';
import { interestParts } from './interest-parts.ts';
import { MyCampaignsWaiting } from './my-campaigns-waiting.tsx';
import { PartLinks } from './part-links.tsx';
import { RequestList } from './request-list.tsx';

/** Everything that a member follows and has requested. */
export function MyCampaigns() {
  const { list } = useScreenPhrases('ownRequests');
  const client = useClient();
  const now = useNow();
  const { own, again, change } = useMemberData<Interests>((signal) =>
    client.getInterests(undefined, { signal }),
  );
  useRequestNews(null, again);
  return (
    <Owned own={own} again={again} failed={list.failed} retry={list.retry} waiting={<MyCampaignsWaiting />}>
      {(value) => {
        const parts = interestParts(value, now);
        return (
          <div className="grid gap-10">
            <PartLinks interests={parts} />
            <RequestList requests={value.requests} onChange={(requests) => change({ ...value, requests })} />
            <FollowedParts interests={parts} />
          </div>
        );
      }}
    </Owned>
  );
}
