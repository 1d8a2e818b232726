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
  if (ending === '') return isOneSlip(domain, common);
  const isOther = ending === 'com.tr' && name === commonName;
  return isOther || (isOneSlip(name, commonName) && isOneSlip(ending, commonEnding));
}

function halves(domain: string): readonly [string, string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether at most one letter is missing, extra, wrong or swapped with the next. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  let same = 0;
  while (typed[same] === meant[same]) same += 1;
  const [left, right] = [typed.slice(same), meant.slice(same)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1) || isSwapped;
}
