import { useClient } from '@ayrac/browser/calls/client.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useHref } from '#web/page/address.ts';

/**
 * The privacy notice above the form. Its link leads to the notice's page. With script it opens the dialog instead, once
 * dialog and text are loaded. The dialog is rendered outside of the label, where every click would toggle the check
 * box.
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
