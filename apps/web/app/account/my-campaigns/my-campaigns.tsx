import type { Interests } from '@ayrac/contract/interests.ts';
import { useClient } from '#web/calls/client.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Skeleton, TextSkeleton } from '#web/ui/skeleton.tsx';
import { Owned } from '../owned.tsx';
import { useOwn } from '../use-own.ts';
import { FollowedParts } from './followed-parts.tsx';
import { PartLinks } from './part-links.tsx';
import { RequestList } from './request-list.tsx';

/** Everything that a member follows and asked for. */
export function MyCampaigns() {
  const { list } = useScreenPhrases('request');
  const client = useClient();
  const { own, again, change } = useOwn<Interests>((signal) => client.getInterests(undefined, { signal }));
  return (
    <Owned own={own} again={again} failed={list.failed} retry={list.retry} waiting={<Waiting />}>
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

function Waiting() {
  const { list } = useScreenPhrases('request');
  return (
    <section className="grid gap-4" aria-label={list.campaigns} aria-busy>
      {['a', 'b', 'c'].map((place) => (
        <div key={place} className="panel grid gap-6">
          <div className="flex gap-4">
            <Skeleton width="3rem" height="3rem" />
            <div className="grid flex-1 content-evenly">
              <Skeleton width="38%" />
              <Skeleton width="16%" />
            </div>
          </div>
          <TextSkeleton lines={2} />
        </div>
      ))}
    </section>
  );
}
