import type { Client } from '@ayrac/contract/client.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';

/** The notices in the page's language, as they hold now; both are long, so they come when they are needed. */
export function loadNotices(client: Client): Promise<Notices> {
  return client.getNotices();
}
