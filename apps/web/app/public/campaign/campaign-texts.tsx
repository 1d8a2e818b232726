import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail, RichTextValue } from '@ayrac/contract/campaign.ts';
import type { TextValue } from '@ayrac/contract/values.ts';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Tabs } from '@ayrac/kit/navigation/tabs.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { decidingFacts, otherFigures, remainingFacts, vehicleFacts } from './facts.ts';
import { campaignFacts } from './own-facts.tsx';
import { RichText } from './rich-text.tsx';

/** Description and details as tabs, or a note if there is neither. Without a description the details come first. */
export function CampaignTabs({ campaign }: { readonly campaign: CampaignDetail }) {
  const campaignReading = useScreenPhrases('campaignReading');
  const details = useDetails(campaign);
  const description = {
    id: 'aciklama',
    label: campaignReading.description,
    content: <Description campaign={campaign} />,
  };
  const detailed = {
    id: 'ayrintilar',
    label: campaignReading.details,
    content: <Details details={details} />,
  };
  if (isDescribed(campaign)) return <Tabs label={campaignReading.tabs} tabs={[description, detailed]} />;
  if (isEmpty(details)) return <p className="text-ink-soft">{campaignReading.noDescription}</p>;
  return <Tabs label={campaignReading.tabs} tabs={[detailed, description]} />;
}

/** The conditions. They are outside of the tabs, so that nobody has to look for them. */
export function CampaignConditions({ conditions }: Pick<CampaignDetail, 'conditions'>) {
  const campaignReading = useScreenPhrases('campaignReading');
  if (conditions.length === 0) return null;
  return (
    <section className="campaign-conditions">
      <h2 className="text-title">{campaignReading.conditions}</h2>
      <Lines lines={conditions} />
    </section>
  );
}

function Description({ campaign }: { readonly campaign: CampaignDetail }) {
  const campaignReading = useScreenPhrases('campaignReading');
  const { descriptionTitle, description, sections } = campaign;
  if (!isDescribed(campaign)) {
    return <p className="text-ink-soft">{campaignReading.noDescription}</p>;
  }
  return (
    <div className="prose">
      {descriptionTitle !== null && (
        <h2>
          <ForeignText value={descriptionTitle} />
        </h2>
      )}
      {description !== null && <Paragraphs value={description} />}
      {sections.map(({ title, text }) => (
        <section key={title.text} className="grid gap-3">
          <h2>
            <ForeignText value={title} />
          </h2>
          <Paragraphs value={text} />
        </section>
      ))}
    </div>
  );
}

function Paragraphs({ value }: { readonly value: RichTextValue }) {
  if (value.blocks !== undefined) return <RichText value={value} />;
  return value.text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p key={paragraph}>
        <ForeignText value={{ text: paragraph, lang: value.lang }} />
      </p>
    ));
}

function isDescribed({ description, sections }: CampaignDetail): boolean {
  return description !== null || sections.length > 0;
}

/** Returns the facts that are not shown above the texts. */
function useDetails(campaign: CampaignDetail) {
  const words = useScreenPhrases('campaignFacts');
  const locale = useLocale();
  const tiles = decidingFacts(campaign, words, locale);
  const facts = remainingFacts(
    [...otherFigures(campaign, words, locale), ...campaignFacts(campaign, locale)],
    tiles,
  );
  const ofVehicle = campaign.vehicle === null ? [] : vehicleFacts(campaign.vehicle, words, locale);
  return { facts, vehicle: remainingFacts(ofVehicle, tiles), specifications: campaign.specifications };
}

type CampaignDetails = ReturnType<typeof useDetails>;

function isEmpty({ facts, vehicle, specifications }: CampaignDetails): boolean {
  return facts.length + vehicle.length + specifications.length === 0;
}

function Details({ details }: { readonly details: CampaignDetails }) {
  const campaignReading = useScreenPhrases('campaignReading');
  const { facts, vehicle, specifications } = details;
  if (isEmpty(details)) return <p className="text-ink-soft">{campaignReading.noDetails}</p>;
  return (
    <div className="grid gap-8">
      {facts.length > 0 && <FactsTable caption={campaignReading.figuresCaption} facts={facts} />}
      {vehicle.length > 0 && <FactsTable caption={campaignReading.vehicleCaption} facts={vehicle} />}
      {specifications.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lead">{campaignReading.specifications}</h2>
          <Lines lines={specifications} />
        </section>
      )}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly TextValue[] }) {
  return (
    <ul className="grid max-w-measure list-disc gap-3 ps-5 marker:text-ink-soft print:max-w-none">
      {lines.map((line) => (
        <li key={line.text}>
          <ForeignText value={line} />
        </li>
      ))}
    </ul>
  );
}
