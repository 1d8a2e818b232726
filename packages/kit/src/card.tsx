import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './navigation/link.tsx';

interface CardProps {
  to: string;
  /** A picture of 16:9. */
  media: ReactNode;
  badges?: ReactNode;
  brand: ReactNode;
  title: ReactNode;
  figure: ReactNode;
  timeLeft?: string | undefined;
  /** Colours the time left. */
  urgency?: 'last-chance' | 'last-days' | undefined;
  /** A quiet remark at the end of the card, such as a language other than the page's. */
  remark?: ReactNode;
  /** A button above the card's link. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

/** A card: picture, brand, benefit, key figure and time left, always in this order. The whole card is one link. */
export function Card(props: CardProps) {
  const {
    to,
    media,
    badges,
    brand,
    title,
    figure,
    timeLeft,
    urgency,
    remark,
    action,
    headingLevel = 3,
  } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card">
      <div className="card-media">{media}</div>
      <div className="card-body">
        <div className="card-brand">
          <span className="min-w-0 truncate">{brand}</span>
          {badges && <span className="card-badges">{badges}</span>}
        </div>
        <Heading className="card-title">
          <Link to={to} className="card-link">
            {title}
          </Link>
        </Heading>
        <div className="card-foot">
          {figure}
          {timeLeft && (
            <span className="card-end">
              <span className="card-time" data-urgency={urgency}>
                <Icon name="clock" size="small" />
                {timeLeft}
              </span>
              {remark}
            </span>
          )}
        </div>
      </div>
      {action}
    </article>
  );
}
