import type { Client } from '@ayrac/contract/client.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';

/** Loads the current privacy notices in the page's language. They are long, so they are loaded on demand. */
export function loadNotices(client: Client): Promise<Notices> {
  return client.getNotices();
}
