import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type Followed, useFollowed } from './relations.ts';

/** The bookmark button of a card, beside the card's link. Its ribbon hangs over the card's top edge. */
export function RibbonButton(campaign: Followed) {
  const phrases = usePhrases();
  const [isMarked, press] = useFollowed(campaign);
  return (
    <IconButton
      icon="bookmark"
      raised
      className="ribbon-button"
      label={phrases.campaign.bookmarkNamed({ name: campaign.name })}
      aria-pressed={isMarked}
      onClick={press}
    />
  );
}

/** The bookmark button with text, on a campaign's page. */
export function BookmarkButton(campaign: Followed) {
  const phrases = usePhrases();
  const [isMarked, press] = useFollowed(campaign);
  return (
    <Button
      variant="secondary"
      size="small"
      className="bookmark-button"
      aria-pressed={isMarked}
      onClick={press}
    >
      <Icon name="bookmark" size="small" />
      <span>{phrases.campaign.bookmark}</span>
    </Button>
  );
}

/** Button that follows the news of a brand or category, on its page. */
export function FollowButton(followed: Followed) {
  const { campaign } = usePhrases();
  const [isFollowed, press] = useFollowed(followed);
  return (
    <Button variant="secondary" size="small" className={isFollowed ? 'followed' : 'follow'} onClick={press}>
      <Icon name="bell" size="small" />
      <span>{isFollowed ? campaign.following : campaign.follow}</span>
    </Button>
  );
}
