import { officeAreas, officeScreens } from '@ayrac/domain/screen/office-screens.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { type Answer, headerOf, type Send, type Sent } from './exchange.ts';

/** Headers that distinguish the maintenance page from a failure. */
const heads = ['content-type', 'content-security-policy', 'cache-control', 'x-robots-tag'] as const;

/** Fetches an existing screen of the back office. The maintenance page has the same document. */
export async function learnOffice(send: Send): Promise<Answer> {
  const office = await send({ method: 'GET', url: officeScreens[0].path, headers: {} });
  if (office.status !== 200) throw new Error(`${officeScreens[0].path} answered ${office.status}.`);
  return office;
}

/**
 * Whether a response is exactly the one specified for an unknown address of the back office: 503 with `Retry-After`,
 * and the office's document in one of the languages with its headers.
 */
export function isMaintenancePage(office: Answer, { method, url }: Sent, answer: Answer): boolean {
  const { pathname } = new URL(`http://site${url}`);
  const documents = locales.map((locale) =>
    office.body.replace(/<html lang="\w+"/, `<html lang="${locale}"`),
  );
  return (
    answer.status === 503 &&
    officeAreas.some((area) => pathname.startsWith(`${area}/`)) &&
    headerOf(answer, 'retry-after') === '300' &&
    heads.every((name) => headerOf(answer, name) === headerOf(office, name)) &&
    (method === 'HEAD' ? [''] : documents).includes(answer.body)
  );
}
