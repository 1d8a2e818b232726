import { maskEmail, maskPhone } from '@ayrac/domain/account/identity.ts';
import { readSpelling } from './spelling.ts';

// Every repetition is bounded or consumes its first character, so the search is linear in the length of the text. The
// part before the @ is matched backwards from the @; a forward match would start at every long word.
const email = /@(?<=([^\s"'/=&?<>()@]{1,192}\s{0,2})@)\s{0,2}[^\s"'/=&?<>(),;]{1,255}/g;
const gap = String.raw`[\s().,+/_·•−\p{Pd}]{0,6}`;
const turkish = `(?:(?:(?:(?:\\+|00)${gap})?90|0)${gap})?5(?:${gap}\\d){9}`;
const landline = `(?:(?:\\+|00)${gap}90|0)${gap}[2-4](?:${gap}\\d){9}`;
const abroad = `(?:\\+|00)[1-9](?:${gap}\\d){9}`;
// A phone number in any usual notation, or a run of at least ten digits, together with the digits that follow it.
const phone = new RegExp(`(?<!\\d)(?:${turkish}|${landline}|${abroad}|\\d{10})(?:${gap}\\d)*`, 'gu');

// A mailed code (`kod`) gives access to an account, and a username is often a person's name.
const ownParameter = /[?&](?:kod|username)=[^&#\s"]+/g;
// A UUID is never a phone number, whatever digits it has.
const uuid = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/gi;

/**
 * Masks e-mail addresses, phone numbers, mailed codes and usernames in a text for the logs, however they are spelled or
 * encoded.
 */
export function maskContacts(text: string): string {
  const withoutOwn = maskFound(text.replace(ownParameter, maskOwn), ownParameter, maskOwn);
  return maskFound(maskFound(withoutOwn, email, maskEmail), phone, maskPhone);
}

function maskOwn(parameter: string): string {
  return `${parameter.slice(0, parameter.indexOf('=') + 1)}…`;
}

/**
 * Masks the matches of a pattern in the decoded text; everything else keeps its original spelling. The pattern's first
 * group is the part of the match that precedes its start.
 */
function maskFound(text: string, pattern: RegExp, mask: (found: string) => string): string {
  const { read, places } = readSpelling(text);
  const searched = read.replace(uuid, (id) => 'x'.repeat(id.length));
  let masked = '';
  let done = 0;
  for (const { 0: found, 1: before = '', index } of searched.matchAll(pattern)) {
    const [start, end] = [index - before.length, index + found.length];
    masked += text.slice(done, places?.from[start] ?? start) + mask(read.slice(start, end));
    done = places?.to[end - 1] ?? end;
  }
  return masked + text.slice(done);
}
