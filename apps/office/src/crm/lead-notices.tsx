import { useLocale } from '@ayrac/browser/locale.ts';
import type { LeadNotice } from '@ayrac/contract/office/lead-notices.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { NoticeLine } from '#office/notices/notice-line.tsx';
import { SeeNotice, SeeNotices } from '#office/notices/see-notices.tsx';
import { useNotices } from '#office/notices/use-notices.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingItem } from '#office/screen/passing-item.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';

const SHOWN = 3;

/**
 * Notices for the signed-in person: reminders and unanswered requests. They disappear when acknowledged or done. While a
 * row is in use no others appear above it; the bell announces them.
 */
export function LeadNotices({ isHeld }: { readonly isHeld: boolean }) {
  const { notices: words } = useOfficePhrases().leads;
  const locale = useLocale();
  const { items: all, total: allTotal, ...seeing } = useNotices();
  const items = useHeld(seeing.isKnown ? all : null, isHeld);
  const total = allTotal - (all.length - items.length);
  if (items.length === 0) return null;
  const shown = items.slice(0, SHOWN);
  return (
    <PassingSection label={words.title}>
      <h2>{words.title}</h2>
      <ul>
        {shown.map((notice) => (
          <PassingItem key={notice.id}>
            <NoticeText notice={notice} />
            <SeeNotice notice={notice} seeing={seeing} />
          </PassingItem>
        ))}
      </ul>
      {total > 1 && (
        <p className="lead-row">
          {total > SHOWN && words.more({ count: formatCount(total - SHOWN, locale) })}
          <SeeNotices notices={items} seeing={seeing} />
        </p>
      )}
    </PassingSection>
  );
}

/** Disappears with the last notice. The focus then moves to the heading before it. */
function PassingSection({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="lead-notices" aria-label={label} ref={useFocusOnHeading<HTMLElement>()}>
      {children}
    </section>
  );
}

/** Returns the notices; while a row is in use, only those that were shown before. `items` is null while loading. */
function useHeld(items: readonly LeadNotice[] | null, isHeld: boolean): readonly LeadNotice[] {
  const [shown, setShown] = useState<readonly LeadNotice[] | null>(null);
  if (items === null) return [];
  const isFree = !isHeld || shown === null;
  if (isFree && shown !== items) setShown(items);
  return isFree ? items : items.filter(({ id }) => shown.some((one) => one.id === id));
}

/** Opens the request beside the list with its current filters. */
function NoticeText({ notice }: { readonly notice: LeadNotice }) {
  const [address] = useSearchParams();
  const query = new URLSearchParams(address);
  query.set('open', notice.leadId);
  return (
    <p>
      <Link to={`?${query}`} translate="no">
        {notice.name}
      </Link>
      <NoticeLine notice={notice} />
    </p>
  );
}
