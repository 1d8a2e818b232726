import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link } from './link.tsx';

const links: Record<string, ComponentProps<typeof Link>> = {
  'a page': { to: '/kampanyalar/bir-kampanya', className: 'card-link', children: 'Bir kampanya' },
  'a page in a list': { to: '/en/kategoriler/otomobil?page=2', rel: 'next' },
  'a place on a page': { to: '/sss#nasil', replace: true, state: { from: 'menu' }, 'aria-current': 'page' },
  'another page of the same list': { to: '?page=3' },
  'letters that an address writes otherwise': { to: '/search?q=diş & göz' },
};

afterEach(() => void vi.unstubAllGlobals());

const written = (kind: typeof Link, link: ComponentProps<typeof Link>) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: ['/kategoriler'] }, createElement(kind, link)),
  );

describe.each(['server', 'browser'])('in the %s', (place) => {
  it.each(Object.entries(links))('renders a link to %s like the router', (_what, link) => {
    if (place === 'browser') vi.stubGlobal('document', {});
    const theirs = written((props) => createElement(RouterLink, { discover: 'none', ...props }), link);
    expect(theirs).toContain('<a ');
    expect(written(Link, link)).toBe(theirs);
  });
});
