import { afterEach, expect, it, vi } from 'vitest';
import { followLink } from './follow-link.ts';

const HERE = 'https://ayrac.test/kategoriler/otomobil?sayfa=2#liste';

interface Case {
  readonly href?: string;
  readonly target?: string;
  readonly click?: Partial<MouseEvent>;
  readonly isReplacing?: boolean;
}

/** Clicks a link. Returns whether it replaced the history entry, or undefined if it is left to the browser. */
function follow({ href = 'https://ayrac.test/marka', target = '', click, isReplacing = false }: Case) {
  vi.stubGlobal('location', { href: HERE });
  const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const open = vi.fn<(replace: boolean) => void>();
  const preventDefault = vi.fn();
  const event = {
    ...plain,
    defaultPrevented: false,
    ...click,
    preventDefault,
    currentTarget: { href, target },
  };
  followLink(event, isReplacing, open);
  expect(preventDefault).toHaveBeenCalledTimes(open.mock.calls.length);
  return open.mock.calls[0]?.[0];
}

afterEach(() => void vi.unstubAllGlobals());

it.each<[string, Case, boolean]>([
  ['another page', {}, false],
  ['the current address', { href: HERE }, true],
  ['the same page with another query', { href: HERE.replace('2', '3') }, false],
  ['another place on the same page', { href: HERE.replace('liste', 'son') }, false],
  ['another page, where links replace the entry', { isReplacing: true }, true],
])('a link that leads to %s', (_what, link, isReplaced) => {
  expect(follow(link)).toBe(isReplaced);
});

it.each<[string, Case]>([
  ['for a new tab', { click: { ctrlKey: true } }],
  ['for a new tab on a Mac', { click: { metaKey: true } }],
  ['for a new window', { click: { shiftKey: true } }],
  ['for a download', { click: { altKey: true } }],
  ['with another button of the mouse', { click: { button: 1 } }],
  ['that was handled already', { click: { defaultPrevented: true } }],
  ['on a link to a new tab', { target: '_blank' }],
])('a click %s is left alone', (_what, link) => {
  expect(follow(link)).toBeUndefined();
});
