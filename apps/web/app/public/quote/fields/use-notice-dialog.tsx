import { useClient } from '@ayrac/browser/calls/client.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { NoticeText } from '@ayrac/phrases/notice.ts';
import { type MouseEvent, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import { useOverlay } from '#web/page/history/use-overlay.ts';

interface Loaded {
  readonly NoticeDialog: typeof import('./notice-dialog.tsx').NoticeDialog;
  readonly notice: NoticeText;
}

/**
 * The privacy notice above the form. Its link leads to the notice's page. With script it opens the dialog instead, once
 * dialog and text are loaded. The dialog is rendered outside of the label, where every click would toggle the check
 * box.
 */
export function useNoticeDialog(kind: NoticeKind) {
  const client = useClient();
  const href = useHref();
  const [loaded, setLoaded] = useState<Loaded>();
  const { isOpen, open, close } = useOverlay();
  const address = href(kind === 'borusan' ? 'borusan' : 'kvkk');

  const load = async () => {
    const [{ loadNotices }, { NoticeDialog }] = await Promise.all([
      import('../load-notices.ts'),
      import('./notice-dialog.tsx'),
    ]);
    setLoaded({ NoticeDialog, notice: (await loadNotices(client))[kind] });
  };

  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
    load().catch(() => {
      close();
      window.open(address);
    });
  };

  const dialog = loaded && <loaded.NoticeDialog notice={loaded.notice} open={isOpen} onClose={close} />;
  return { address, show, dialog };
}
