import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { useId } from 'react';
import { ReportFields, ReportThanks, useReportForm } from './report-form.tsx';

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
        <ReportThanks text={report.sent} />
      ) : (
        <form ref={form.element} id={formId} className="grid gap-6" noValidate onSubmit={form.submit}>
          <p className="text-ink-soft">{report.lede}</p>
          <ReportFields form={form} phrases={phrases} />
        </form>
      )}
    </Dialog>
  );
}
