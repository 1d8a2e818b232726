import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { nearWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { startCampaignWizard } from '@ayrac/domain/quote/quote-wizard.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';
import { useId, useState } from 'react';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { QuoteFields } from '#web/public/quote/fields/quote-fields.tsx';
import { KeptForm } from '#web/public/quote/form/kept-form.tsx';
import { SendButton } from '#web/public/quote/form/send-button.tsx';
import { useQuoteForm } from '#web/public/quote/form/use-quote-form.ts';
import { useFormOwner } from '#web/public/quote/member/use-form-owner.ts';
import { CampaignInShort } from '../campaign-in-short.tsx';
import { TrustFacts } from '../trust-facts.tsx';
import { QuoteFrame } from './quote-frame.tsx';
import { useQuoteView } from './use-quote-view.ts';
import { useShown } from './use-shown.ts';

interface QuoteDialogProps {
  readonly campaign: CampaignDetail;
  readonly notices: Notices;
  readonly open: boolean;
}

/**
 * The quote dialog of a campaign. Its form belongs to the signed-in person, so that nobody sees another person's input.
 */
export function QuoteDialog(props: QuoteDialogProps) {
  const { turn } = useFormOwner(props.open);
  return <OwnedQuote key={turn} {...props} />;
}

/** Stays mounted while closed, and thus keeps the input. */
function OwnedQuote({ campaign, notices, open }: QuoteDialogProps) {
  const offer = useScreenPhrases('offer');
  const quote = useScreenPhrases('quote');
  const wizard = useState(() => startCampaignWizard(campaign.id));
  const noticeVersion = notices[campaign.notice].version;
  const questionsVersion = notices.questions.version;
  const form = useQuoteForm({ wizard, campaignId: campaign.id, noticeVersion, questionsVersion });
  const formId = useId();
  const { isShown, close } = useShown(form.isBusy, open);
  const view = useQuoteView(form, isShown, close);
  return (
    <>
      {/* Outside of the dialog, which unmounts its form after sending. */}
      <KeptForm form={form} campaignId={campaign.id} />
      <QuoteFrame
        open={isShown}
        onClose={close}
        view={view}
        title={quote.title}
        footer={<SendButton form={form} formId={formId} />}
        announcement={offer.sent({ brand: campaign.brand.name })}
        campaign={campaign}
        onUnderstood={form.dismiss}
        busy={form.isBusy}
      >
        <form ref={form.element} id={formId} className="grid gap-6" noValidate onSubmit={form.send}>
          <div className="grid gap-4">
            <Subject campaign={campaign} />
            <TrustFacts brand={campaign.brand.name} />
          </div>
          <QuoteFields form={form} campaign={campaign} questions={notices.questions} />
        </form>
      </QuoteFrame>
    </>
  );
}

/** The campaign that the quote is for. */
function Subject({ campaign }: Pick<QuoteDialogProps, 'campaign'>) {
  const [picture] = campaign.gallery;
  return (
    <div className="flex flex-wrap items-start gap-4">
      {picture && (
        <div className="card-media w-24 flex-none rounded-control">
          <ProductPicture picture={picture} sizes="6rem" width={160} widths={nearWidths} alt="" />
        </div>
      )}
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <CampaignInShort campaign={campaign} />
      </div>
    </div>
  );
}
