import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { CampaignRecord } from './campaign-record.tsx';
import { CampaignConditions, CampaignTabs } from './campaign-texts.tsx';

interface CampaignReadingProps {
  readonly campaign: CampaignDetail;
  readonly isPreview?: boolean;
}

/** The texts of a campaign below its picture, and their sources. */
export function CampaignReading({ campaign, isPreview = false }: CampaignReadingProps) {
  return (
    <div className="campaign-reading">
      <div className="campaign-columns grid gap-10">
        <CampaignTabs campaign={campaign} />
        <CampaignConditions conditions={campaign.conditions} />
        <div inert={isPreview}>
          <CampaignRecord campaign={campaign} isCounted={!isPreview} />
        </div>
      </div>
    </div>
  );
}
