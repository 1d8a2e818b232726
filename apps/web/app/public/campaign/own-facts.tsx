import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Fact } from '@ayrac/kit/facts/facts-table.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';

/** Returns the campaign's own facts as table rows, each text in its own language. */
export function campaignFacts({ facts }: Pick<CampaignDetail, 'facts'>, locale: Locale): Fact[] {
  return facts.map(({ label, value }) => ({
    label: label.text,
    lang: label.lang === locale ? undefined : label.lang,
    value: <ForeignText value={value} />,
  }));
}
