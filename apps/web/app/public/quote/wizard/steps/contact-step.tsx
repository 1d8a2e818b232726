import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { ConsentQuestions } from '@ayrac/phrases/notice.ts';
import { useHref } from '#web/page/address.ts';
import { figureFacts, vehicleFacts } from '#web/public/campaign/facts.ts';
import { CampaignGallery } from '#web/public/campaign/gallery/campaign-gallery.tsx';
import { ForeignMark, ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';
import { CampaignInShort } from '#web/public/quote/campaign-in-short.tsx';
import { QuoteFields } from '#web/public/quote/fields/quote-fields.tsx';
import { TrustFacts, TrustLine } from '#web/public/quote/trust-facts.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import type { WizardState } from '../use-wizard.ts';
import { LoadFailure } from './load-failure.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { Waiting } from './waiting.tsx';

interface ContactStepProps {
  readonly state: WizardState;
  readonly formId: string;
  readonly questions: ConsentQuestions;
}

/** The contact form with the selected campaign, its pictures and details, and who receives the data. */
export function ContactStep({ state, formId, questions }: ContactStepProps) {
  const wizard = useScreenPhrases('wizard');
  const isNarrow = useIsNarrow();
  const { detail, form } = state;
  if (detail.kind === 'failed') return <LoadFailure title={wizard.campaignNotLoaded} retry={detail.retry} />;
  if (detail.kind !== 'loaded') return <Waiting layout="details" />;
  const campaign = detail.value;
  if (campaign === null) return <Gone onBack={() => state.backTo('campaign')} />;
  return (
    <div className="wizard-contact">
      {isNarrow && <ShortSubject campaign={campaign} state={state} />}
      <form ref={form.element} id={formId} noValidate onSubmit={form.send}>
        <QuoteFields form={form} campaign={campaign} questions={questions} />
      </form>
      {!isNarrow && <Subject campaign={campaign} />}
    </div>
  );
}

/** In a narrow window a single row, so that the form is visible. Pictures and details are collapsed. */
function ShortSubject({
  campaign,
  state,
}: {
  readonly campaign: CampaignDetail;
  readonly state: WizardState;
}) {
  const wizard = useScreenPhrases('wizard');
  return (
    <div>
      <div className="wizard-short">
        <div className="wizard-short-picture">
          <Thumbnail picture={campaign.picture} sizes="6rem" />
          <ForeignMark value={campaign.title} />
        </div>
        <div className="wizard-short-text">
          <p className="wizard-short-brand">
            <span className="flex items-center gap-2">
              {campaign.brand.name}
              <SampleTag brand={campaign.brand} />
            </span>
            <Button
              variant="ghost"
              size="small"
              aria-label={wizard.changeOf({ step: wizard.steps.campaign, chosen: campaign.title.text })}
              aria-disabled={state.form.isBusy || undefined}
              onClick={() => state.backTo('campaign')}
            >
              {wizard.change}
            </Button>
          </p>
          <p className="wizard-short-title">
            <ForeignText value={campaign.title} />
          </p>
          <KeyFigureView of={campaign} />
        </div>
      </div>
      <Disclosure summary={wizard.picturesAndDetails}>
        <div className="wizard-unfolded">
          <CampaignGallery key={campaign.id} campaign={campaign} />
          <Details campaign={campaign} />
        </div>
      </Disclosure>
      <div className="wizard-trust">
        <TrustLine brand={campaign.brand.name} />
      </div>
    </div>
  );
}

/** In a wide window beside the form, sticky while the form is filled in. */
function Subject({ campaign }: { readonly campaign: CampaignDetail }) {
  const wizard = useScreenPhrases('wizard');
  return (
    <aside className="wizard-subject" aria-label={wizard.steps.campaign}>
      <CampaignGallery key={campaign.id} campaign={campaign} />
      <div className="grid content-start gap-3">
        <CampaignInShort campaign={campaign} />
        <TrustFacts brand={campaign.brand.name} />
      </div>
      <Disclosure summary={wizard.details}>
        <Details campaign={campaign} />
      </Disclosure>
    </aside>
  );
}

function Details({ campaign }: { readonly campaign: CampaignDetail }) {
  const wizard = useScreenPhrases('wizard');
  const words = useScreenPhrases('campaignFacts');
  const { figuresCaption, vehicleCaption } = useScreenPhrases('campaignReading');
  const locale = useLocale();
  const href = useHref();
  const facts = figureFacts(campaign, words, locale);
  const vehicle = campaign.vehicle === null ? [] : vehicleFacts(campaign.vehicle, words, locale);
  return (
    <div className="grid gap-5">
      {campaign.description !== null && (
        <p className="text-ink-soft">
          <ForeignText value={campaign.description} />
        </p>
      )}
      {facts.length > 0 && <FactsTable caption={figuresCaption} facts={facts} />}
      {vehicle.length > 0 && <FactsTable caption={vehicleCaption} facts={vehicle} />}
      <TextLink to={href('campaign', campaign.slug)}>{wizard.wholeCampaign}</TextLink>
    </div>
  );
}

function Gone({ onBack }: { readonly onBack: () => void }) {
  const wizard = useScreenPhrases('wizard');
  return (
    <Notice tone="warning" live actions={<Button onClick={onBack}>{wizard.otherCampaign}</Button>}>
      <p>{wizard.gone}</p>
    </Notice>
  );
}
