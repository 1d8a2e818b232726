import './wizard.css';
import './progress.css';
import './steps/pick.css';
import './steps/contact-step.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { type Toast, ToastRegion } from '@ayrac/kit/feedback/toast-region.tsx';
import type { Notices } from '@ayrac/phrases/notice.ts';
import { useId, useState } from 'react';
import { QuoteFrame } from '#web/public/quote/dialog/quote-frame.tsx';
import { useQuoteView } from '#web/public/quote/dialog/use-quote-view.ts';
import { useShown } from '#web/public/quote/dialog/use-shown.ts';
import { useFormOwner } from '#web/public/quote/member/use-form-owner.ts';
import { WizardStepView } from './steps/wizard-step-view.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useWizard } from './use-wizard.ts';
import { useWizardHistory } from './use-wizard-history.ts';
import { hasWizardFoot, WizardFoot } from './wizard-foot.tsx';
import { StepBar, StepRail } from './wizard-progress.tsx';

export interface WizardDialogProps {
  readonly open: boolean;
}

interface OwnedProps extends WizardDialogProps {
  readonly notices: Notices;
}

/** The wizard. Its input belongs to the signed-in person, so that nobody sees another person's. */
export function WizardDialog(props: OwnedProps) {
  const { owner, turn } = useFormOwner(props.open);
  return owner === undefined ? null : <OwnedWizard key={turn} {...props} owner={owner} />;
}

/**
 * The quote wizard of the top bar: a dialog with its steps beside it, below 960 px a panel that fills the window. Stays
 * mounted while closed, and thus keeps choices and input.
 */
function OwnedWizard({ open, notices, owner }: OwnedProps & { readonly owner: string | null }) {
  const offer = useScreenPhrases('offer');
  const quote = useScreenPhrases('quote');
  const wizard = useScreenPhrases('wizard');
  // Loaded before anything is shown: a step that suspended for them would hide the dialog, which would lose the focus.
  useScreenPhrases('campaignPage');
  useScreenPhrases('campaignFacts');
  useScreenPhrases('campaignReading');
  const state = useWizard(notices, owner);
  const { form, chosen } = state;
  const formId = useId();
  const isNarrow = useIsNarrow();
  const isSending = form.isBusy && !state.isLoading;
  const { isShown, close } = useShown(isSending, open);
  useWizardHistory({ open, state, close });
  const sentText = offer.sent({ brand: chosen?.brand.name ?? '' });
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const view = useQuoteView({ ...form, reopen: restart }, isShown, close);

  // Keeps the success message as a toast after the dialog is closed.
  function restart() {
    state.restart();
    if (form.state === 'success') setToasts([{ id: String(toasts.length), tone: 'success', text: sentText }]);
  }

  const Progress = isNarrow ? StepBar : StepRail;
  return (
    <>
      <QuoteFrame
        open={isShown}
        onClose={close}
        view={view}
        title={wizard.title}
        footer={hasWizardFoot(state) && <WizardFoot state={state} formId={formId} />}
        announcement={sentText}
        campaign={chosen}
        repeatsSuccess
        onUnderstood={form.dismiss}
        busy={form.isBusy}
        placement={isNarrow ? 'top' : 'center'}
        wide
      >
        <div className="wizard">
          <Progress state={state} />
          <WizardStepView state={state} formId={formId} questions={notices.questions} />
        </div>
      </QuoteFrame>
      <ToastRegion
        label={wizard.toasts}
        closeLabel={quote.close}
        toasts={toasts}
        onClose={() => setToasts([])}
      />
    </>
  );
}
