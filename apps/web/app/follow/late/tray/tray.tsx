import './tray.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { Drawer } from '@ayrac/kit/dialog.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { Skeleton, TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useLocation } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { detour } from '#web/page/history/history-steps.ts';
import { useCloseHash } from '#web/page/history/use-close-hash.ts';
import { useOverTime } from '#web/page/site.ts';
import { useBookmarkCount } from '../../use-bookmark-count.ts';
import { CompareFoot } from './compare-foot.tsx';
import type { Gathered } from './gather.ts';
import { TrayRow } from './tray-row.tsx';
import { useComparison } from './use-comparison.ts';
import { useGathered } from './use-gathered.ts';

export interface TrayProps {
  readonly open: boolean;
}

/** The bookmarked campaigns, in a panel beside the current page. */
export function Tray({ open }: TrayProps) {
  const { tray, close } = useScreenPhrases('follow');
  const leave = useCloseHash();
  const count = useBookmarkCount();
  const [gathered, retry] = useGathered(open);
  const campaigns = gathered.kind === 'ready' ? gathered.campaigns : [];
  const comparison = useComparison(campaigns);
  return (
    <Drawer
      side="right"
      open={open}
      onClose={leave}
      title={count === 0 ? tray.title : tray.counted({ count })}
      closeLabel={close}
      footer={campaigns.length > 0 && <CompareFoot slugs={comparison.slugs} />}
    >
      {gathered.kind === 'loading' && <TrayWaiting rows={count} />}
      {gathered.kind === 'failed' && (
        <Notice
          tone="error"
          title={tray.failed}
          live
          actions={
            <Button variant="secondary" size="small" icon="refresh-cw" onClick={() => void retry()}>
              {tray.retry}
            </Button>
          }
        />
      )}
      {gathered.kind === 'ready' && campaigns.length === 0 && <TrayEmpty />}
      {gathered.kind === 'ready' && campaigns.length > 0 && (
        <>
          <ul className="tray">
            {campaigns.map((campaign) => (
              <TrayRow key={campaign.id} campaign={campaign} {...comparison.of(campaign)} />
            ))}
          </ul>
          <TrayRemarks {...gathered} />
        </>
      )}
    </Drawer>
  );
}

/** Remarks on the list as a whole. */
function TrayRemarks({ campaigns, gone }: Gathered) {
  const { tray, signIn } = useScreenPhrases('follow');
  const href = useHref();
  const { pathname, search } = useLocation();
  const isGuest = useSession().kind === 'anonymous';
  const over = useOverTime((now) => campaigns.filter(({ endAt }) => endAt && new Date(endAt) <= now).length);
  return (
    <div className="tray-remarks">
      {over > 0 && <p>{tray.over({ count: over })}</p>}
      {gone > 0 && <p>{tray.gone({ count: gone })}</p>}
      {isGuest && campaigns.length >= MOST_KEPT_FOLLOWS && <p>{tray.full({ most: MOST_KEPT_FOLLOWS })}</p>}
      {isGuest ? (
        <p>
          {tray.onDevice}{' '}
          <TextLink to={href('login', pathname + search)} state={detour}>
            {signIn}
          </TextLink>
        </p>
      ) : (
        <TextLink variant="more" to={href('myCampaigns')}>
          {tray.all}
        </TextLink>
      )}
    </div>
  );
}

function TrayEmpty() {
  const { tray } = useScreenPhrases('follow');
  const href = useHref();
  return (
    <EmptyState
      icon="bookmark"
      title={tray.empty}
      actions={
        <ButtonLink to={href('campaigns')} variant="secondary">
          {tray.browse}
        </ButtonLink>
      }
    >
      {tray.emptyText}
    </EmptyState>
  );
}

/** Placeholder with as many rows as there are likely to be, in their final layout. */
function TrayWaiting({ rows }: { readonly rows: number }) {
  return (
    <ul className="tray" aria-busy="true">
      {Array.from({ length: Math.min(Math.max(rows, 1), 6) }, (_, row) => row).map((row) => (
        <li key={row} className="tray-row" aria-hidden="true">
          <span className="tray-picture">
            <Skeleton height="100%" />
          </span>
          <TextSkeleton lines={3} />
        </li>
      ))}
    </ul>
  );
}
