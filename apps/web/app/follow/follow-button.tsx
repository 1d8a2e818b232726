import { usePhrases } from '#web/phrases.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { type Mark, markStore, useMark } from './marks.ts';

interface FollowProps {
  readonly mark: Mark;
  /** What is followed, as its link names it. */
  readonly name: string;
}

/** The heart on a card: a button of its own beside the card's link. */
export function FollowHeart({ mark, name }: FollowProps) {
  const { campaign } = usePhrases();
  return (
    <IconButton
      icon="heart"
      raised
      label={campaign.followNamed({ name })}
      aria-pressed={useMark(mark)}
      onClick={() => markStore.press({ mark, name })}
    />
  );
}

/** The same in words, on the page of what is followed. */
export function FollowButton({ mark, name }: FollowProps) {
  const { campaign } = usePhrases();
  const isFollowed = useMark(mark);
  return (
    <Button
      variant="secondary"
      size="small"
      icon="heart"
      className={isFollowed ? 'followed' : 'follow'}
      onClick={() => markStore.press({ mark, name })}
    >
      {isFollowed ? campaign.following : campaign.follow}
    </Button>
  );
}
