import { type ScreenName, screenNames, screens } from '@ayrac/domain/screen/screens.ts';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const inDevelopment = process.env.NODE_ENV === 'development';
const text = 'public/text-page/route.tsx';
const notice = 'public/notice/route.tsx';

/** Modules of the screens whose folder in `public` does not have their name. */
const modules: { readonly [Name in ScreenName]?: string } = {
  campaigns: 'public/catalogue/route.tsx',
  loanAmount: 'public/loans/amount/route.tsx',
  howWeCalculate: 'public/method/route.tsx',
  howWeEarn: text,
  about: text,
  careers: text,
  privacy: text,
  terms: text,
  cookiePolicy: text,
  kvkk: notice,
  borusan: notice,
  compareQuote: 'public/compare/quote/route.tsx',
  newsletterConfirm: 'public/newsletter/confirm/route.tsx',
  mailboxConfirm: 'public/mailbox/route.tsx',
  newsletterPreferences: 'public/newsletter/preferences/route.tsx',
  login: 'public/auth/login/route.tsx',
  register: 'public/auth/register/route.tsx',
  forgotPassword: 'public/auth/forgot-password/route.tsx',
  resetPassword: 'public/auth/reset-password/route.tsx',
  invitation: 'public/auth/invitation/route.tsx',
  verifyEmail: 'public/auth/verify-email/route.tsx',
  profile: 'account/profile/details/route.tsx',
  security: 'account/profile/security/route.tsx',
  notifications: 'account/profile/notifications/route.tsx',
  ownData: 'account/profile/data/route.tsx',
  myCampaigns: 'account/my-campaigns/route.tsx',
};

const inProfile: readonly ScreenName[] = ['profile', 'security', 'notifications', 'ownData'];
const outsideShell: readonly ScreenName[] = ['kvkk', 'borusan', 'preview'];
const inShell = screenNames.filter((name) => ![...inProfile, ...outsideShell].includes(name));

/** Returns the route of a screen. The screen's name is the route's id, by which a page knows its screen. */
function routeOf(id: ScreenName) {
  const path = screens[id].path.slice(1);
  const module =
    modules[id] ?? `public/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/route.tsx`;
  return path === '' ? index(module, { id }) : route(path, module, { id });
}

/**
 * Every screen except those of the back office, which is a separate document. `en?` is the English version of the same
 * address; a dynamic segment would match unknown paths.
 */
export default [
  route('en?', 'public/language/route.tsx', [
    layout('public/shell/route.tsx', [
      ...inShell.map(routeOf),
      layout('account/profile/route.tsx', inProfile.map(routeOf)),
      route('*', 'public/not-found/route.tsx'),
    ]),
    ...outsideShell.map(routeOf),
    ...(inDevelopment ? [route('dev/kit', 'dev/kit/route.tsx')] : []),
  ]),
] satisfies RouteConfig;
