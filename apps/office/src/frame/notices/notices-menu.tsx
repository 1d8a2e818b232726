import { useLocale } from '@ayrac/browser/locale.ts';
import { leadsAddress } from '@ayrac/domain/screen/office-screens.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { Link } from 'react-router';
import { NoticeLine } from '#office/notices/notice-line.tsx';
import { SeeNotice, SeeNotices } from '#office/notices/see-notices.tsx';
import { useNotices } from '#office/notices/use-notices.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingItem } from '#office/screen/passing-item.tsx';
import './notices.css';

/** Largest number on the badge; beyond it says "99+". */
const MOST_TOLD = 99;

/** Menu with the notices of the signed-in person, on every screen. */
export function NoticesMenu() {
  const { notices: words } = useOfficePhrases().leads;
  const locale = useLocale();
  const { items, total, isKnown, ...seeing } = useNotices();
  const badge = formatCount(Math.min(total, MOST_TOLD), locale) + (total > MOST_TOLD ? '+' : '');
  return (
    <div className="office-notices">
      <Menu
        align="end"
        chevron={false}
        label={total === 0 ? words.bell : words.bellOf({ count: badge })}
        buttonClass="icon-button office-bell"
        button={
          <>
            <Icon name="bell" />
            {total > 0 && <span className="count-badge office-bell-count">{badge}</span>}
          </>
        }
      >
        {/* A fieldset instead of a section: the list of requests has a landmark of the same name. */}
        <fieldset>
          <legend>{words.title}</legend>
          {isKnown && total === 0 && <p className="office-notice-none">{words.none}</p>}
          <ul>
            {items.map((notice) => (
              <PassingItem key={notice.id}>
                <Link to={leadsAddress(notice.leadId)} className="menu-item office-notice">
                  <strong translate="no">{notice.name}</strong>
                  <NoticeLine notice={notice} />
                </Link>
                <SeeNotice notice={notice} seeing={seeing} />
              </PassingItem>
            ))}
          </ul>
          {total > items.length && (
            <p className="office-notice-none">
              {words.more({ count: formatCount(total - items.length, locale) })}
            </p>
          )}
          {items.length > 1 && <SeeNotices notices={items} seeing={seeing} />}
        </fieldset>
      </Menu>
    </div>
  );
}
