import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { type Relation, useRelation } from './relations.ts';

interface FollowProps {
  readonly relation: Relation;
  /** What is followed, as its link names it. */
  readonly name: string;
}

/** The heart on a card: a button of its own beside the card's link. */
export function FollowHeart({ relation, name }: FollowProps) {
  const { campaign } = usePhrases();
  const [isFollowed, press] = useRelation(relation, name);
  return (
    <IconButton
      icon="heart"
      raised
      label={campaign.followNamed({ name })}
      aria-pressed={isFollowed}
      onClick={press}
    />
  );
}

/** The same in words, on the page of what is followed. */
export function FollowButton({ relation, name }: FollowProps) {
  const { campaign } = usePhrases();
  const [isFollowed, press] = useRelation(relation, name);
  return (
    <Button variant="secondary" size="small" className={isFollowed ? 'followed' : 'follow'} onClick={press}>
      <Icon name="heart" size="small" />
      <span>{isFollowed ? campaign.following : campaign.follow}</span>
    </Button>
  );
}
