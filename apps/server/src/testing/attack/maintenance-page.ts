import { officeAreas, officeScreens } from '@ayrac/domain/office-screens.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { type Answer, headerOf, type Send, type Sent } from './exchange.ts';

/** The headers by which the maintenance page differs from any failure. */
const heads = ['content-type', 'content-security-policy', 'cache-control', 'x-robots-tag'] as const;

/** Asks a site for a screen of the back office that is there, whose document its maintenance page has as well. */
export async function learnOffice(send: Send): Promise<Answer> {
  const office = await send({ method: 'GET', url: officeScreens[0].path, headers: {} });
  if (office.status !== 200) throw new Error(`${officeScreens[0].path} answered ${office.status}.`);
  return office;
}

/**
 * Whether an answer is exactly what an address of the back office without a screen is specified to answer: 503, when
 * to come again, and the office's document in one of the languages, with its headers.
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
