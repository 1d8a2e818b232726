import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useId } from 'react';
import { ReportFields, useReportForm } from './report-form.tsx';

interface ReportDialogProps {
  readonly campaignId: string;
  readonly phrases: ScreenPhrases['inbox'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The report form over its campaign. Stays mounted while closed, and thus keeps the input. */
export function ReportDialog({ campaignId, phrases, open, onClose }: ReportDialogProps) {
  const { report } = phrases;
  const formId = useId();
  const form = useReportForm(campaignId, phrases);
  const send = (
    <Button type="submit" form={formId} size="large" wide loading={form.isSending}>
      {report.send}
    </Button>
  );
  const close = () => {
    onClose();
    if (form.isSent) form.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={form.isSent ? report.sentTitle : report.title}
      closeLabel={phrases.close}
      busy={form.isSending}
      footer={form.isSent ? <Button onClick={close}>{phrases.close}</Button> : send}
    >
      {form.isSent ? (
        <Thanks text={report.sent} />
      ) : (
        <form ref={form.element} id={formId} className="grid gap-6" noValidate onSubmit={form.submit}>
          <p className="text-ink-soft">{report.lede}</p>
          <ReportFields form={form} phrases={phrases} />
        </form>
      )}
    </Dialog>
  );
}

/** Replaces the form and takes the focus. */
function Thanks({ text }: { readonly text: string }) {
  const message = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className="outline-none">
      <Notice tone="success">{text}</Notice>
    </div>
  );
}
