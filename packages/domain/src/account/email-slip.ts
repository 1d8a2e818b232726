import { slipsBetween } from '../search/slips.ts';

/** Highest distance of one missing, extra, wrong or transposed letter. */
const ONE_SLIP = 1;

/** Mailbox providers that most people here use, each with its endings. */
const providers: readonly (readonly [name: string, ...endings: string[]])[] = [
  ['gmail', 'com'],
  ['hotmail', 'com', 'com.tr'],
  ['outlook', 'com', 'com.tr'],
  ['yahoo', 'com', 'com.tr'],
  ['icloud', 'com'],
  ['yandex', 'com', 'com.tr'],
  ['windowslive', 'com'],
  ['mynet', 'com'],
];
const domains = providers.flatMap(([name, ...endings]) => endings.map((ending) => `${name}.${ending}`));

/**
 * Returns the address that was probably meant where the domain looks like a slip of a common one, such as `gmial.com`.
 * `isFinished` is false while it may still be typed on: `gmail.co` is then no slip.
 */
export function meantEmail(typed: string, isFinished: boolean): string | undefined {
  const at = typed.lastIndexOf('@');
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domains.includes(domain) || !/[a-z]$/.test(domain)) return undefined;
  if (!isFinished && domains.some((one) => one.startsWith(domain))) return undefined;
  const meant = domains.find((one) => isSlipOf(domain, one));
  return meant === undefined ? undefined : `${typed.slice(0, at).trim()}@${meant}`;
}

/** Whether a domain differs from a common one by a slip in its name, one in its ending, or a lost dot. */
function isSlipOf(domain: string, common: string): boolean {
  // With another beginning it is a provider of its own: `mail.com`, `ymail.com`.
  if (domain[0] !== common[0]) return false;
  const [name, ending] = halves(domain);
  const [commonName, commonEnding] = halves(common);
  if (ending === '') return slipsBetween(domain, common) <= ONE_SLIP;
  const isOther = ending === 'com.tr' && name === commonName;
  return (
    isOther || (slipsBetween(name, commonName) <= ONE_SLIP && slipsBetween(ending, commonEnding) <= ONE_SLIP)
  );
}

function halves(domain: string): readonly [string, string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}
