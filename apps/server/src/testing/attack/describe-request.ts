import type { Sent } from './exchange.ts';

const LONGEST_HEADER = 80;
const LONGEST_PART = 400;

/** Describes a request in one line as arguments that can be sent again; long parts are cut. */
export function describeRequest({ method, url, headers, body }: Sent): string {
  const head = Object.entries(headers).map(
    ([name, value]) => `-H ${JSON.stringify(`${name}: ${cut(value, LONGEST_HEADER)}`)}`,
  );
  const data =
    body === undefined ? [] : [`--data ${JSON.stringify(cut(body.toString('utf8'), LONGEST_PART))}`];
  return [`${method} ${cut(url, LONGEST_PART)}`, ...head, ...data].join(' ');
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`;
}
