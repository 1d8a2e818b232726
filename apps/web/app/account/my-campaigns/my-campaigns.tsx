import type { Interests } from '@ayrac/contract/interests.ts';
import { useClient } from '#web/calls/client.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useOwn } from '../use-own.ts';
import { FollowedParts } from './followed-parts.tsx';
import { PartLinks } from './part-links.tsx';
import { RequestList } from './request-list.tsx';

/** Everything that a member follows and asked for. */
export function MyCampaigns() {
  const { list } = useScreenPhrases('request');
  const client = useClient();
  const own = useOwn<Interests>((signal) => client.getInterests(undefined, { signal }));
  if (own.kind === 'failed') return <LoadFailed title={list.failed} onRetry={own.retry} />;
  if (own.kind === 'loading') return <Waiting />;
  const { value, change } = own;
  return (
    <div className="grid gap-10">
      <PartLinks interests={value} />
      <RequestList requests={value.requests} onChange={(requests) => change({ ...value, requests })} />
      <FollowedParts interests={value} />
    </div>
  );
}

function Waiting() {
  const { list } = useScreenPhrases('request');
  return (
    <section
      className="grid gap-4 sm:grid-cols-2 sm:gap-6 md:grid-cols-3 lg:grid-cols-4"
      aria-label={list.campaigns}
      aria-busy
    >
      {['a', 'b', 'c', 'd'].map((place) => (
        <CardSkeleton key={place} />
      ))}
    </section>
  );
}
