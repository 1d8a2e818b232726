import { type APIRequestContext, expect } from '@playwright/test';
import type { Page } from './story.ts';

/** Returns the link in a mail to this address, from the list of mails that the demo shows to its operator. */
export function mailedLink(page: Page, address: string, template: string): Promise<string> {
  return findMailedLink(page.context().request, address, template);
}

/** Like `mailedLink`, without a browser. */
export async function findMailedLink(
  context: APIRequestContext,
  address: string,
  template: string,
): Promise<string> {
  let letter = '';
  await expect(async () => {
    const list = await (await context.get('/dev/mails')).text();
    const rows = list.split('<tr>').filter((row) => row.includes(address) && row.includes(`>${template}<`));
    const path = /href="([^"]+)"/.exec(rows[0] ?? '')?.[1];
    expect(path).toBeDefined();
    letter = await (await context.get(`${path}/html`)).text();
  }).toPass();
  const link = /href="(https?:[^"]+[?&]kod=[^"]+)"/.exec(letter)?.[1];
  if (link === undefined) throw new Error(`The mail holds no such link: ${letter.slice(0, 500)}`);
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  return pathname + search;
}
