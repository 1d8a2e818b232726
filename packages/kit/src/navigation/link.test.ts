import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LinkProps, MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, it } from 'vitest';
import { Link } from './link.tsx';

const links: Record<string, LinkProps> = {
  'a page': { to: '/kampanyalar/bir-kampanya', className: 'card-link', children: 'Bir kampanya' },
  'a page in a list': { to: '/en/kategoriler/otomobil?page=2', rel: 'next', preventScrollReset: true },
  'a place on a page': { to: '/sss#nasil', replace: true, state: { from: 'menu' }, 'aria-current': 'page' },
  'another page of the same list': { to: '?page=3' },
  'letters that an address writes otherwise': { to: '/search?q=diş & göz' },
};

it.each(Object.entries(links))('renders a link to %s like the router', (_what, link) => {
  const written = (kind: typeof Link) =>
    renderToStaticMarkup(
      createElement(MemoryRouter, { initialEntries: ['/kategoriler'] }, createElement(kind, link)),
    );
  const theirs = written((props) => createElement(RouterLink, { discover: 'none', ...props }));
  expect(theirs).toContain('<a ');
  expect(written(Link)).toBe(theirs);
});
