import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { type Toast, ToastRegion } from '@ayrac/kit/feedback/toast-region.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { detour } from '#web/page/history/history-steps.ts';
import type { FollowNews } from './relation-keeper.ts';
import { useKeptRelations } from './use-kept-relations.ts';

const tones = {
  'kept-here': 'info',
  followed: 'success',
  unfollowed: 'info',
  refused: 'error',
  joined: 'success',
} as const;

/** Stores follows and shows the outcome of each press as a toast. */
export function Keeper({ accountId }: { readonly accountId: string | null }) {
  const follow = useScreenPhrases('follow');
  const href = useHref();
  const { pathname, search } = useLocation();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  /** Whether the visitor has been told where the follows of a guest are stored. */
  const isTold = useRef(false);
  const close = useCallback((id: string) => setToasts((all) => all.filter((one) => one.id !== id)), []);

  useKeptRelations(accountId, (news) => {
    const text = textOf(news);
    if (text === null) return;
    count.current += 1;
    const toast = { id: String(count.current), tone: tones[news.kind], text };
    // A new toast replaces the previous one. Errors stay.
    setToasts((all) => [...all.filter(({ tone }) => tone === 'error'), toast]);
  });

  function textOf(news: FollowNews): ReactNode {
    if (news.kind === 'joined') return follow.joined;
    const { name, relation, isQuiet } = news.pressed;
    const isCampaign = relation.startsWith('campaign:');
    if (news.kind === 'refused') {
      return (
        <>
          <p>{follow.refused({ name })}</p>
          <p>{news.message}</p>
        </>
      );
    }
    if (isQuiet) return null;
    if (news.kind === 'unfollowed') return (isCampaign ? follow.unmarked : follow.unfollowed)({ name });
    if (news.kind === 'followed') {
      return (
        <>
          <p>{(isCampaign ? follow.bookmarked : follow.followed)({ name })}</p>
          <TextLink to={href('myCampaigns')}>{follow.toList}</TextLink>
        </>
      );
    }
    if (isTold.current) return (isCampaign ? follow.bookmarked : follow.followed)({ name });
    isTold.current = true;
    return (
      <>
        <p>{(isCampaign ? follow.markedHere : follow.keptHere)({ name })}</p>
        <TextLink to={href('login', pathname + search)} state={detour}>
          {follow.signIn}
        </TextLink>
      </>
    );
  }

  return <ToastRegion label={follow.news} closeLabel={follow.close} toasts={toasts} onClose={close} />;
}
