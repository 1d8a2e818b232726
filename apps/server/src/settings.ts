import { BlockList, isIP } from 'node:net';
import { parseEmail } from '@ayrac/domain/account/identity.ts';

/** Parses the text of a setting. Throws `InvalidSetting` with the requirement, as the end of the sentence "NAME must be …". */
export type Reader<T> = (text: string) => T;

export class InvalidSetting extends Error {}

export function oneOf<const T extends string>(...choices: readonly T[]): Reader<T> {
  return (text) => {
    const found = choices.find((choice) => choice === text);
    if (found === undefined) throw new InvalidSetting(`one of ${choices.join(', ')}`);
    return found;
  };
}

export function wholeNumber(from: number, to: number): Reader<number> {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < from || value > to)
      throw new InvalidSetting(`a whole number ${from} to ${to}`);
    return value;
  };
}

export function matching(pattern: RegExp, example: string): Reader<string> {
  return (text) => {
    if (!pattern.test(text)) throw new InvalidSetting(`like ${example}`);
    return text;
  };
}

export function address(...schemes: readonly string[]): Reader<string> {
  return (text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !schemes.includes(url.protocol.slice(0, -1))) {
      throw new InvalidSetting(
        `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      );
    }
    return text;
  };
}

/** Characters allowed in a policy name by the Trusted Types specification. */
const POLICY_NAME = /^[\w#=/@.%-]+$/;

/** Parses the trusted types policy names of a third party, separated by commas; "off" disables trusted types. */
export const policyNames: Reader<'off' | readonly string[]> = (text) => {
  if (text === 'off') return text;
  const names = text.split(',').map((part) => part.trim());
  if (names.every((name) => POLICY_NAME.test(name))) return names;
  throw new InvalidSetting('names of policies such as widget,widget#html, with commas between, or "off"');
};

/** Sender of mails: an address, or a name with an address in angle brackets. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const MAILBOX = /^(?:"?([^"<>\p{Cc}]+?)"?\s*<([^<>]+)>|([^<>]+))$/u;

export const mailbox: Reader<Mailbox> = (text) => {
  const [, name = '', bracketed, bare = ''] = MAILBOX.exec(text) ?? [];
  const parsed = parseEmail(bracketed ?? bare);
  if (parsed.kind !== 'ok')
    throw new InvalidSetting('like no-reply@example.com or Ayraç <no-reply@example.com>');
  return { name: name.trim(), address: parsed.value };
};

/** Parses an origin: scheme, host and port only, in the normalised form of browsers. */
export const origin: Reader<string> = (text) => {
  const url = new URL(address('http', 'https')(text));
  if (`${url.origin}/` !== url.href)
    throw new InvalidSetting('an origin such as https://www.example.com, without a path');
  return url.origin;
};

export const host: Reader<string> = (text) => {
  if (isIP(text) === 0 && !/^[a-z0-9.-]+$/i.test(text))
    throw new InvalidSetting('an IP address or a host name');
  return text;
};

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Parses which proxies' X-Forwarded-For header is trusted: their number, or their addresses. "true" is refused, because
 * every visitor could then choose the address that rate limits and audit log see.
 */
export const proxies: Reader<number | readonly string[]> = (text) => {
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every((network) => NAMED_NETWORKS.includes(network) || isNetwork(network))) return networks;
  throw new InvalidSetting(
    `the number of proxies (1 to 9), or a list of their addresses, networks or ${NAMED_NETWORKS}`,
  );
};

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address is reachable from this machine only. */
export function isLoopback(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  const version = isIP(bare);
  if (version === 0) return bare === 'localhost' || bare.endsWith('.localhost');
  return loopback.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}
