import { useClient } from '@ayrac/browser/calls/client.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';
import type { MouseEvent } from 'react';
import { useHref } from '#web/page/address.ts';
import { useLateOverlay } from '#web/page/history/use-late-overlay.ts';

/**
 * The privacy notice above the form. Its link leads to the notice's page. With script it opens the dialog instead, once
 * dialog and text are loaded. The dialog is rendered outside of the label, where every click would toggle the check
 * box.
 */
export function useNoticeDialog(kind: NoticeKind) {
  const client = useClient();
  const href = useHref();
  const address = href(kind === 'borusan' ? 'borusan' : 'kvkk');
  const { part, isOpen, open, close } = useLateOverlay({
    load: async () => {
      const [{ loadNotices }, { NoticeDialog }] = await Promise.all([
        import('../load-notices.ts'),
        import('./notice-dialog.tsx'),
      ]);
      return { NoticeDialog, notice: (await loadNotices(client))[kind] };
    },
    onFailure: (leave) => {
      leave();
      window.open(address);
    },
  });

  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };

  const dialog = part && <part.NoticeDialog notice={part.notice} open={isOpen} onClose={close} />;
  return { address, show, dialog };
}
