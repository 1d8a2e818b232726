import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';
import { TimeLeft } from '#web/public/campaign-list/time-left.tsx';
import { useFollowed } from '../../relations.ts';

interface TrayRowProps {
  readonly campaign: CampaignCard;
  /** Null if the campaign cannot be compared because it has ended. */
  readonly isChosen: boolean | null;
  /** Whether the comparison can take another campaign. */
  readonly hasRoom: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One bookmark. A removed bookmark keeps its row while the tray is open, so that it can be restored. */
export function TrayRow({ campaign, isChosen, hasRoom, onChoose }: TrayRowProps) {
  const { tray } = useScreenPhrases('follow');
  const href = useHref();
  const { id, title, brand, endAt, picture } = campaign;
  const name = title.text;
  const [isMarked, press] = useFollowed({ relation: `campaign:${id}`, name, endAt, isQuiet: true });
  const mayCompare = isMarked && isChosen !== null;

  const toggle = () => {
    if (isMarked) onChoose(false);
    press();
  };

  return (
    <li className="tray-row" data-removed={!isMarked || undefined}>
      <span className="tray-picture">
        <ProductPicture picture={picture} sizes="6rem" width={96} alt="" />
      </span>
      <div className="tray-words">
        <span className="tray-brand">
          {brand.name}
          <SampleTag brand={brand} />
        </span>
        <Link to={href('campaign', campaign.slug)} className="tray-title">
          <ForeignText value={title} />
        </Link>
        <KeyFigureView of={campaign} />
        <TimeLeft endAt={endAt} />
      </div>
      <div className="tray-actions">
        {mayCompare && (
          <label className="tray-choice">
            <input
              type="checkbox"
              className="choice-box"
              checked={isChosen}
              disabled={!isChosen && !hasRoom}
              aria-label={tray.compareNamed({ name })}
              onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
            />
            <span aria-hidden="true">{tray.compare}</span>
          </label>
        )}
        <span className="tray-removed" role="status">
          {!isMarked && tray.removed}
        </span>
        <Button
          variant="ghost"
          size="small"
          icon={isMarked ? 'x' : 'undo-2'}
          aria-label={isMarked ? tray.removeNamed({ name }) : tray.undoNamed({ name })}
          onClick={toggle}
        >
          {isMarked ? tray.remove : tray.undo}
        </Button>
      </div>
    </li>
  );
}
