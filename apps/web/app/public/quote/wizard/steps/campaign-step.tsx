import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { isExpired } from '@ayrac/domain/campaign/campaign-time.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { ChipButton } from '@ayrac/kit/chip.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useRelation } from '#web/follow/relations.ts';
import { useHref } from '#web/page/address.ts';
import { useNow } from '#web/page/site.ts';
import { ForeignMark, ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';
import { TimeLeft } from '#web/public/campaign-list/time-left.tsx';
import type { WizardState } from '../use-wizard.ts';
import { type CategoryOption, fullestOptions } from './category-options.ts';
import { LoadFailure } from './load-failure.tsx';
import { PickList } from './pick-list.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { Waiting } from './waiting.tsx';

const WAYS_ON = 5;

interface CampaignStepProps {
  readonly state: WizardState;
  readonly roots: readonly CategoryOption[];
  readonly labelId: string;
}

/** The campaigns of the selected category. */
export function CampaignStep({ state, roots, labelId }: CampaignStepProps) {
  const wizard = useScreenPhrases('wizard');
  const now = useNow();
  const { campaigns: offered } = state;
  if (offered.kind === 'failed')
    return <LoadFailure title={wizard.campaignsNotLoaded} retry={offered.retry} />;
  if (offered.kind !== 'loaded') return <Waiting layout="rows" count={state.path.at(-1)?.campaigns} />;
  const live = offered.value.campaigns.filter(
    ({ endAt }) => !isExpired(endAt === null ? null : new Date(endAt), now),
  );
  if (live.length === 0) return <NoCampaigns state={state} roots={roots} />;
  return (
    <>
      <FirstOf
        shown={offered.value.campaigns.length}
        total={offered.value.total}
        slug={state.path.at(-1)?.slug}
      />
      <p className="text-ink-soft text-small">{wizard.soonestFirst}</p>
      <PickList
        step="campaign"
        layout="rows"
        labelId={labelId}
        items={live}
        textOf={({ title, brand, benefit }) => `${title.text} ${brand.name} ${benefit?.text ?? ''}`}
        chosenId={state.wizard.choices.campaignId}
        isMissing={state.attempted}
        onPick={state.pickCampaign}
      >
        {(campaign) => <Row campaign={campaign} />}
      </PickList>
    </>
  );
}

/** Note that only the first campaigns of a very large category are listed, with a link to its page. */
function FirstOf({
  shown,
  total,
  slug,
}: {
  readonly shown: number;
  readonly total: number;
  readonly slug: string | undefined;
}) {
  const wizard = useScreenPhrases('wizard');
  const locale = useLocale();
  const href = useHref();
  if (total <= shown || slug === undefined) return null;
  return (
    <p className="text-ink-soft text-small">
      {wizard.firstOf({ shown: formatCount(shown, locale), total: formatCount(total, locale) })}{' '}
      <TextLink to={href('category', slug)}>{wizard.seeAll}</TextLink>
    </p>
  );
}

function Row({ campaign }: { readonly campaign: CampaignCard }) {
  const wizard = useScreenPhrases('wizard');
  const wasSent = useRelation(`sent:${campaign.id}`);
  const isHeld = useRelation(`requested:${campaign.id}`);
  return (
    <>
      <Thumbnail picture={campaign.picture} sizes="9rem" />
      <span className="pick-text">
        <span className="pick-brand">
          {campaign.brand.name}
          <SampleTag brand={campaign.brand} />
          <ForeignMark value={campaign.title} />
          {(wasSent || isHeld) && <Badge tone="success">{wizard.sentBefore}</Badge>}
        </span>
        <span className="pick-name">
          <ForeignText value={campaign.title} />
        </span>
      </span>
      <span className="pick-end">
        <KeyFigureView of={campaign} />
        <TimeLeft endAt={campaign.endAt} className="pick-time" />
      </span>
    </>
  );
}

function NoCampaigns({ state, roots }: Pick<CampaignStepProps, 'state' | 'roots'>) {
  const wizard = useScreenPhrases('wizard');
  return (
    <EmptyState
      icon="folder-tree"
      title={wizard.empty}
      actions={fullestOptions(roots, WAYS_ON).map((option) => (
        <ChipButton
          key={option.id}
          pressed={false}
          icon={option.icon as IconName}
          onPress={() => state.pickCategory(option)}
        >
          <ForeignText value={option.name} />
        </ChipButton>
      ))}
    >
      {wizard.emptyText}
    </EmptyState>
  );
}
