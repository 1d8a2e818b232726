import { PhrasesProvider, ScreenPhrasesProvider } from '@ayrac/browser/phrases.tsx';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AccountLinks } from './account-menu.tsx';

const { account } = tr;

// Specification 2.49
it.each([
  ['CUSTOMER', []],
  ['BRAND', []],
  ['CRM_ADMIN', [['/crm-admin', account.crm]]],
  ['ADMIN', [['/admin', account.admin]]],
] as const)('someone with the role %s sees the panels %j', (role, panels) => {
  const user: SessionUser = {
    ...{ id: 'kimlik', username: 'okur', name: null, role, brand: null },
    ...{ isEmailVerified: true, secondFactor: 'off' },
  };
  const inTurkish = createElement(
    ScreenPhrasesProvider,
    { value: tr },
    createElement(AccountLinks, { user }),
  );
  const markup = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(PhrasesProvider, { value: tr }, inTurkish)),
  );
  const links = [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, content = '']) => [href, content.replace(/<[^>]*>/g, '')],
  );
  expect(links).toEqual([
    ...panels,
    ['/profile', account.profile],
    ['/my-campaigns', account.myCampaigns],
    ['/profile/bildirimler', account.tabs.notifications],
  ]);
});
