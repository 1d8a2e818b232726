import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import { ForeignMark, ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';
import { useCampaignBadges } from '#web/public/campaign-list/use-campaign-badges.ts';
import { PageTrail } from '#web/public/page-trail.tsx';
import { SponsoredLink } from './sponsored-link.tsx';

const tones = { ended: 'neutral', 'last-chance': 'danger', 'last-days': 'warning', new: 'accent' } as const;

/** Breadcrumbs, brand and title of the campaign. */
export function CampaignHeading({ campaign }: { readonly campaign: CampaignDetail }) {
  const phrases = usePhrases();
  const href = useHref();
  const badges = useCampaignBadges(campaign);
  return (
    <header className="grid gap-3">
      <PageTrail
        page={campaign.title.text}
        steps={[
          { label: phrases.list.home, to: href('home') },
          { label: phrases.shell.categories, to: href('categories') },
          ...campaign.categories.map(({ name, slug }) => ({ label: name, to: href('category', slug) })),
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TextLink
          variant="quiet"
          to={href('brand', campaign.brand.slug)}
          className="inline-flex min-h-11 items-center gap-2 font-label text-ink-soft"
        >
          <BrandLogo brand={campaign.brand} size="small" />
          {campaign.brand.name}
        </TextLink>
        <SampleTag brand={campaign.brand} />
        {campaign.isSponsored && <SponsoredLink />}
        {badges.map((badge) => (
          <Badge key={badge} tone={tones[badge]}>
            {phrases.campaign.badges[badge]}
          </Badge>
        ))}
        <ForeignMark value={campaign.title} />
      </div>
      <h1 tabIndex={-1} className="max-w-prose text-title tracking-tight sm:text-head">
        <ForeignText value={campaign.title} />
      </h1>
    </header>
  );
}
