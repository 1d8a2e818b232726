import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { type Toast, ToastRegion } from '@ayrac/kit/toast-region.tsx';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { detour } from '#web/page/history/history-steps.ts';
import type { FollowNews } from './relation-keeper.ts';
import { useKeptRelations } from './use-kept-relations.ts';

/** Keeps what is followed, and says what became of each press. */
export function Keeper({ accountId }: { readonly accountId: string | null }) {
  const follow = useScreenPhrases('follow');
  const href = useHref();
  const { pathname, search } = useLocation();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const close = useCallback((id: string) => setToasts((all) => all.filter((one) => one.id !== id)), []);

  useKeptRelations(accountId, (news) => {
    count.current += 1;
    const toast = { id: String(count.current), ...toastOf(news) };
    // Whoever follows one after the other reads of the last one; an error stays.
    setToasts((all) => [...all.filter(({ tone }) => tone === 'error'), toast]);
  });

  function toastOf(news: FollowNews): Omit<Toast, 'id'> {
    if (news.kind === 'kept-here') {
      return {
        tone: 'info',
        text: (
          <>
            <p>{follow.keptHere({ name: news.name })}</p>
            <TextLink to={href('login', pathname + search)} state={detour}>
              {follow.signIn}
            </TextLink>
          </>
        ),
      };
    }
    if (news.kind === 'followed') {
      return {
        tone: 'success',
        text: (
          <>
            <p>{follow.followed({ name: news.name })}</p>
            <TextLink to={href('myCampaigns')}>{follow.toList}</TextLink>
          </>
        ),
      };
    }
    if (news.kind === 'joined') return { tone: 'success', text: follow.joined };
    if (news.kind !== 'refused') return { tone: 'info', text: follow.unfollowed({ name: news.name }) };
    return {
      tone: 'error',
      text: (
        <>
          <p>{follow.refused({ name: news.name })}</p>
          <p>{news.message}</p>
        </>
      ),
    };
  }

  return <ToastRegion label={follow.news} closeLabel={follow.close} toasts={toasts} onClose={close} />;
}
