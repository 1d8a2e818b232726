import type { NoticeKind } from '@ayrac/domain/quote-consent.ts';
import type { NoticeText } from '@ayrac/phrases/notice.ts';
import { Fragment, type MouseEvent, useState } from 'react';
import { useHref, useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { useSite } from '#web/site.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { loadNotice } from './load-notices.ts';

/**
 * The privacy notice above the form. The link leads to the notice's page, and opens the dialog where script runs. The
 * dialog stands apart from the link: inside of a label every click on it would tick the box.
 */
export function useNoticeDialog(kind: NoticeKind) {
  const { quote } = usePhrases();
  const locale = useLocale();
  const href = useHref();
  const { controller } = useSite();
  const [notice, setNotice] = useState<NoticeText>();
  const [open, setOpen] = useState(false);
  const address = href(kind === 'borusan' ? 'borusan' : 'kvkk');

  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    loadNotice(kind, locale, controller).then(setNotice, () => {
      setOpen(false);
      window.open(address);
    });
  };

  const dialog = (
    <Dialog
      open={open && notice !== undefined}
      onClose={() => setOpen(false)}
      title={notice?.title}
      closeLabel={quote.close}
    >
      {notice !== undefined && <NoticeBody notice={notice} />}
    </Dialog>
  );
  return { address, show, dialog };
}

/** What scrolls must be reachable by key. */
const reachableByKey = { tabIndex: 0 };

function NoticeBody({ notice }: { readonly notice: NoticeText }) {
  const { quote } = usePhrases();
  return (
    <div className="prose" {...reachableByKey}>
      {notice.sections.map((section) => (
        <Fragment key={section.heading}>
          <h3 className="first:mt-0">{section.heading}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Fragment>
      ))}
      <p className="text-small text-ink-faint">{quote.noticeVersion({ version: notice.version })}</p>
    </div>
  );
}
