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

/** Description and details as tabs. */
export function CampaignTabs({ campaign }: { readonly campaign: CampaignDetail }) {
  const campaignReading = useScreenPhrases('campaignReading');
  return (
    <Tabs
      label={campaignReading.tabs}
      tabs={[
        {
          id: 'aciklama',
          label: campaignReading.description,
          content: <Description campaign={campaign} />,
        },
        { id: 'ayrintilar', label: campaignReading.details, content: <Details campaign={campaign} /> },
      ]}
    />
  );
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
  if (description === null && sections.length === 0) {
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

function Details({ campaign }: { readonly campaign: CampaignDetail }) {
  const words = useScreenPhrases('campaignFacts');
  const campaignReading = useScreenPhrases('campaignReading');
  const locale = useLocale();
  const tiles = decidingFacts(campaign, words, locale);
  const facts = remainingFacts(
    [...otherFigures(campaign, words, locale), ...campaignFacts(campaign, locale)],
    tiles,
  );
  const ofVehicle = campaign.vehicle === null ? [] : vehicleFacts(campaign.vehicle, words, locale);
  const vehicle = remainingFacts(ofVehicle, tiles);
  if (facts.length + vehicle.length + campaign.specifications.length === 0) {
    return <p className="text-ink-soft">{campaignReading.noDetails}</p>;
  }
  return (
    <div className="grid gap-8">
      {facts.length > 0 && <FactsTable caption={campaignReading.figuresCaption} facts={facts} />}
      {vehicle.length > 0 && <FactsTable caption={campaignReading.vehicleCaption} facts={vehicle} />}
      {campaign.specifications.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lead">{campaignReading.specifications}</h2>
          <Lines lines={campaign.specifications} />
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
