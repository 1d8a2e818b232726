import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { BookmarkButton } from '#web/follow/follow-button.tsx';
import { addresses, inLocale, useHref } from '#web/page/address.ts';
import { useSite } from '#web/page/site.ts';
import { ShareMenu } from '#web/public/share/share-menu.tsx';

interface CampaignActionsProps {
  readonly campaign: CampaignDetail;
  readonly isOver: boolean;
}

/** Bookmarks the campaign, adds its end to a calendar, and shares the page. */
export function CampaignActions({ campaign, isOver }: CampaignActionsProps) {
  const campaignPage = useScreenPhrases('campaignPage');
  const { origin } = useSite();
  const locale = useLocale();
  const href = useHref();
  const { slug, title, brand, hasEnglish, endAt } = campaign;
  const address = origin + inLocale(addresses.campaign(slug), hasEnglish ? locale : 'tr');
  const text = campaignPage.share.text({ title: title.text, brand: brand.name });
  return (
    <div className="campaign-actions menu-row menu-row-wide flex flex-wrap items-center gap-2">
      <BookmarkButton relation={`campaign:${campaign.id}`} name={title.text} endAt={endAt} />
      {!isOver && endAt !== null && (
        <a className="button button-secondary button-small" href={href('calendarEntry', slug)} download>
          <span className="button-text">
            <Icon name="calendar" size="small" />
            {campaignPage.addToCalendar}
          </span>
        </a>
      )}
      <ShareMenu shared={{ address, text }} />
    </div>
  );
}
