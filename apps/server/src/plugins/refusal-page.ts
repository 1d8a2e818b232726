import { createHash } from 'node:crypto';
import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { shell as english } from '@ayrac/phrases/en/shell.ts';
import { shell as turkish } from '@ayrac/phrases/tr/shell.ts';
import { escapeHtml } from '#server/api/escape-html.ts';
import type { Problem } from '#server/api/problem.ts';

const phrases = { tr: turkish, en: english };

// System colours and fonts, because a node with too much to do should not be asked for more files.
const style = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; }
  main { box-sizing: border-box; max-width: 34rem; padding: 2rem 1.5rem; text-align: center; }
  p:first-child { margin: 0 0 2rem; font-size: 1.5rem; font-weight: 700; letter-spacing: -.02em; }
  h1 { margin: 0 0 1.5rem; font-size: 1.375rem; line-height: 1.35; text-wrap: balance; }
  a { display: inline-block; padding: .625rem 1rem; }
  small { display: block; margin-top: 2rem; opacity: .75; overflow-wrap: anywhere; }`;

/** Content security policy of the page: nothing but its own style. */
export const refusalPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** Renders what a visitor sees instead of a page that was refused before it was rendered. */
export function refusalPage({ error, requestId }: Problem, locale: Locale, canRetry: boolean): string {
  const { failure, notFound, siteName } = phrases[locale];
  // An empty address is that of the page itself.
  const again = canRetry ? `<a href="">${failure.retry}</a>` : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${siteName}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><p>${siteName}</p><h1>${escapeHtml(error)}</h1><p>${again}<a href="${inLocale('/', locale)}">${notFound.home}</a></p>
<small>${failure.request}: ${escapeHtml(requestId)}</small></main></body></html>`;
}
