import { useLocale } from '@ayrac/browser/locale.ts';
import type { LeadNotice } from '@ayrac/contract/office/lead-notices.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Link, useSearchParams } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { NoticeLine } from './notice-line.tsx';
import { SeeNotice, SeeNotices } from './see-notices.tsx';
import { useNotices } from './use-notices.ts';

const SHOWN = 3;

/** Notices for the signed-in person: reminders and unanswered requests. They disappear when acknowledged or done. */
export function LeadNotices() {
  const { notices: words } = useOfficePhrases().leads;
  const locale = useLocale();
  const { items, total, ...seeing } = useNotices();
  if (total === 0) return null;
  const shown = items.slice(0, SHOWN);
  return (
    <section className="lead-notices" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul>
        {shown.map((notice) => (
          <li key={notice.id}>
            <NoticeText notice={notice} />
            <SeeNotice notice={notice} seeing={seeing} />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <p className="lead-row">
          {total > SHOWN && words.more({ count: formatCount(total - SHOWN, locale) })}
          <SeeNotices notices={items} seeing={seeing} />
        </p>
      )}
    </section>
  );
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
