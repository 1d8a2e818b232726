import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const inDevelopment = process.env.NODE_ENV === 'development';
const texts = ['about', 'careers', 'nasil-kazaniyoruz', 'privacy', 'terms', 'cookie-policy'];
const notices = ['kvkk', 'borusan-detayli'];

/** Every screen. `en?` is the English version of the same address; a dynamic segment would swallow unknown paths. */
export default [
  route('en?', 'public/language/route.tsx', [
    layout('public/shell/route.tsx', [
      index('public/home/route.tsx'),
      route('login', 'public/auth/login/route.tsx'),
      route('register', 'public/auth/register/route.tsx'),
      route('sifremi-unuttum', 'public/auth/forgot-password/route.tsx'),
      route('sifre-yenile', 'public/auth/reset-password/route.tsx'),
      route('e-posta-dogrula', 'public/auth/verify-email/route.tsx'),
      route('profile', 'account/profile/route.tsx', [
        index('account/profile/details/route.tsx'),
        route('guvenlik', 'account/profile/security/route.tsx'),
        route('bildirimler', 'account/profile/notifications/route.tsx'),
        route('verilerim', 'account/profile/data/route.tsx'),
      ]),
      route('my-campaigns', 'account/my-campaigns/route.tsx'),
      route('talep', 'public/request/route.tsx'),
      route('search', 'public/search/route.tsx'),
      route('kategoriler', 'public/categories/route.tsx'),
      route('kategoriler/:slug', 'public/category/route.tsx'),
      route('marka', 'public/brands/route.tsx'),
      route('marka/:slug/:category?', 'public/brand/route.tsx'),
      route('kampanyalar', 'public/catalogue/route.tsx'),
      route('kampanyalar/:slug', 'public/campaign/route.tsx'),
      route('kampanyalar/:slug/teklif', 'public/quote/route.tsx'),
      route('kampanyalar/:slug/bildir', 'public/report/route.tsx'),
      route('kredi-hesaplama', 'public/loans/route.tsx'),
      route('contact', 'public/contact/route.tsx'),
      route('bulten', 'public/newsletter/route.tsx'),
      route('bulten/onay', 'public/newsletter/confirm/route.tsx'),
      route('bulten/tercihler', 'public/newsletter/preferences/route.tsx'),
      ...texts.map((path) => route(path, 'public/text-page/route.tsx', { id: path })),
      route('*', 'public/not-found/route.tsx'),
    ]),
    ...notices.map((path) => route(path, 'public/notice/route.tsx', { id: path })),
    ...(inDevelopment ? [route('dev/kit', 'dev/kit/route.tsx')] : []),
  ]),
  ...['admin', 'crm-admin'].map((path) => route(`${path}/*`, 'maintenance/route.tsx', { id: path })),
] satisfies RouteConfig;
