import { maskEmail, maskPhone } from '@ayrac/domain/account/identity.ts';
import { readSpelling } from './spelling.ts';

// Every repetition is bounded, or takes what it begins with: texts of any length are searched in proportion to it. What
// stands before the @ is looked for from there, or each long word would be.
const email = /@(?<=([^\s"'/=&?<>()@]{1,192}\s{0,2})@)\s{0,2}[^\s"'/=&?<>(),;]{1,255}/g;
const gap = String.raw`[\s().,+/_·•−\p{Pd}]{0,6}`;
const turkish = `(?:(?:(?:(?:\\+|00)${gap})?90|0)${gap})?5(?:${gap}\\d){9}`;
const landline = `(?:(?:\\+|00)${gap}90|0)${gap}[2-4](?:${gap}\\d){9}`;
const abroad = `(?:\\+|00)[1-9](?:${gap}\\d){9}`;
// A phone as people write it, or any run of digits as long as one, with whatever digits follow.
const phone = new RegExp(`(?<!\\d)(?:${turkish}|${landline}|${abroad}|\\d{10})(?:${gap}\\d)*`, 'gu');

// What a link of a mail carries opens an account; a username is often somebody's name.
const ownParameter = /[?&](?:kod|username)=[^&#\s"]+/g;
// An id of ours is no phone, whatever digits it has.
const uuid = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/gi;

/**
 * A text as logs may hold it: e-mails, phone numbers, mailed codes and asked-for usernames in it are masked, however
 * they are spelled or encoded.
 */
export function maskContacts(text: string): string {
  const withoutOwn = maskFound(text.replace(ownParameter, maskOwn), ownParameter, maskOwn);
  return maskFound(maskFound(withoutOwn, email, maskEmail), phone, maskPhone);
}

function maskOwn(parameter: string): string {
  return `${parameter.slice(0, parameter.indexOf('=') + 1)}…`;
}

/**
 * Masks what a pattern finds in a text as it reads once it is decoded; its first group is what stands before. The rest
 * stays as it is written.
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
