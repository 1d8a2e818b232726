import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { OutsideLink } from '@ayrac/kit/navigation/text-link.tsx';
import { hostOf } from './host-of.ts';

/** Source, wording and date of each fact of a campaign. */
export function CampaignEvidence({ evidence }: Pick<CampaignDetail, 'evidence'>) {
  const { figures, vehicle } = useScreenPhrases('campaignFacts');
  const campaignReading = useScreenPhrases('campaignReading');
  const locale = useLocale();
  const names: Readonly<Record<string, string>> = {
    ...figures,
    ...vehicle,
    ...campaignReading.evidence.fields,
  };
  return (
    <Disclosure summary={campaignReading.evidence.title}>
      <dl className="grid gap-3">
        {evidence.map(({ field, source, quote, date }) => (
          <div key={field}>
            <dt className="font-label">{names[field] ?? campaignReading.description}</dt>
            <dd>
              <q lang="tr">{quote}</q>
              <br />
              <OutsideLink href={source} newTabLabel={campaignReading.newTab} rel="noopener nofollow">
                {hostOf(source)}
              </OutsideLink>{' '}
              · {formatDate(date, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
