import { useClient } from '@ayrac/browser/calls/client.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useHref } from '#web/page/address.ts';

/**
 * The privacy notice above the form. The link leads to the notice's page, and opens the dialog where script runs; the
 * dialog and its text are loaded by then. It stands apart from the link: inside of a label every click on it would tick
 * the box.
 */
export function useNoticeDialog(kind: NoticeKind) {
  const client = useClient();
  const href = useHref();
  const [render, setRender] = useState<(open: boolean) => ReactNode>();
  const [open, setOpen] = useState(false);
  const address = href(kind === 'borusan' ? 'borusan' : 'kvkk');

  const load = async () => {
    const [{ loadNotices }, { NoticeDialog }] = await Promise.all([
      import('../load-notices.ts'),
      import('./notice-dialog.tsx'),
    ]);
    const notice = (await loadNotices(client))[kind];
    const close = () => setOpen(false);
    setRender(() => (isOpen: boolean) => <NoticeDialog notice={notice} open={isOpen} onClose={close} />);
  };

  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      window.open(address);
    });
  };

  return { address, show, dialog: render?.(open) };
}
