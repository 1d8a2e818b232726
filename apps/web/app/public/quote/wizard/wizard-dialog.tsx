import './wizard.css';
import type { Notices } from '@ayrac/phrases/notice.ts';
import { useId, useRef, useState } from 'react';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Toast, ToastRegion } from '#web/ui/toast-region.tsx';
import {
  Invitation,
  InvitationActions,
  Requested,
  Sent,
  useHeldOpen,
  useQuoteView,
} from '../quote-outcome.tsx';
import { useCloseHash } from '../use-close-hash.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useWizard } from './use-wizard.ts';
import { WizardFoot } from './wizard-foot.tsx';
import { StepBar, StepRail } from './wizard-progress.tsx';
import { WizardStepView } from './wizard-step-view.tsx';

export interface WizardDialogProps {
  readonly open: boolean;
}

/**
 * The quote from the top bar: a dialog with its steps beside it, below 960 a panel that slides down over the whole
 * window. It stays mounted while it is closed, and so keeps what was chosen and typed.
 */
export function WizardDialog({ open, notices }: WizardDialogProps & { readonly notices: Notices }) {
  const quote = useScreenPhrases('quote');
  const wizard = useScreenPhrases('wizard');
  // Asked for before anything is shown: a step that had to wait for them would hide the dialog, and lose its focus.
  useScreenPhrases('campaignPage');
  const state = useWizard(notices);
  const { form, chosen } = state;
  const leave = useCloseHash();
  const formId = useId();
  const isNarrow = useIsNarrow();
  const isSending = form.isBusy && !state.isLoading;
  const heldOpen = useHeldOpen(isSending, open);
  const isShown = open || heldOpen.is;
  const said = useRef('');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const view = useQuoteView({ state: form.state, reopen: restart }, isShown, () => {
    said.current = quote.sent({ brand: chosen?.brand.name ?? '' });
    state.noteSent();
  });
  // What the success said stays readable after its dialog closed.
  function restart() {
    state.restart();
    if (form.state === 'success')
      setToasts([{ id: String(toasts.length), tone: 'success', text: said.current }]);
  }
  const close = () => (open ? leave() : heldOpen.letGo());

  const titles = {
    form: wizard.title,
    requested: quote.requestedTitle,
    sent: quote.sentTitle,
    invitation: quote.registerTitle,
  };
  const footers = {
    form: <WizardFoot state={state} formId={formId} />,
    requested: <Button onClick={form.dismiss}>{quote.understood}</Button>,
    sent: undefined,
    invitation: <InvitationActions onClose={close} />,
  };
  const Progress = isNarrow ? StepBar : StepRail;
  return (
    <>
      <Dialog
        open={isShown}
        onClose={close}
        title={titles[view]}
        closeLabel={quote.close}
        busy={form.isBusy}
        placement={isNarrow ? 'top' : 'center'}
        wide={view === 'form'}
        footer={footers[view]}
      >
        {view === 'form' && (
          <div className="wizard">
            <Progress state={state} />
            <WizardStepView state={state} formId={formId} questions={notices.questions} />
          </div>
        )}
        {view === 'requested' && <Requested />}
        {view === 'sent' && <Sent>{said.current}</Sent>}
        {view === 'invitation' && (
          <div className="grid gap-4">
            <Notice tone="success" title={quote.sentTitle}>
              {said.current}
            </Notice>
            <Invitation />
          </div>
        )}
      </Dialog>
      <ToastRegion
        label={wizard.toasts}
        closeLabel={quote.close}
        toasts={toasts}
        onClose={() => setToasts([])}
      />
    </>
  );
}
