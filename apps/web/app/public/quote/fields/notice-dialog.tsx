import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Unbroken } from '@ayrac/kit/unbroken.tsx';
import type { NoticeText } from '@ayrac/phrases/notice.ts';
import { Fragment } from 'react';

interface NoticeDialogProps {
  readonly notice: NoticeText;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A scrollable element must be focusable, so that the keyboard can scroll it. */
const reachableByKey = { tabIndex: 0 };

/** The privacy notice in a dialog above the form. */
export function NoticeDialog({ notice, open, onClose }: NoticeDialogProps) {
  const quote = useScreenPhrases('quote');
  return (
    <Dialog open={open} onClose={onClose} title={notice.title} closeLabel={quote.close}>
      <div className="prose" {...reachableByKey}>
        {notice.sections.map((section) => (
          <Fragment key={section.heading}>
            <h3 className="first:mt-0">{section.heading}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Unbroken text={paragraph} />
              </p>
            ))}
          </Fragment>
        ))}
        <p className="text-small text-ink-faint">{quote.noticeVersion({ version: notice.version })}</p>
      </div>
    </Dialog>
  );
}
