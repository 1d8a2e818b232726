import { Notice } from '@ayrac/kit/feedback/notice.tsx';

interface FailureNoticeProps {
  /** Empty if nothing has failed. */
  readonly text: string;
}

/** Says in a form or a dialog why its action failed. */
export function FailureNotice({ text }: FailureNoticeProps) {
  return text === '' ? null : <Notice tone="error" live title={text} />;
}
