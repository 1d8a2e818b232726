import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import type { Plugin } from 'vite';

/** Adds a `<noscript>` message in both languages, because all visitors get the same document. */
export const needsScript: Plugin = {
  name: 'needs-script',
  transformIndexHtml: () => [
    {
      tag: 'noscript',
      injectTo: 'body',
      children: Object.entries({ tr, en }).map(([lang, { frame }]) => ({
        tag: 'p',
        attrs: { lang },
        children: frame.needsScript,
      })),
    },
  ],
};
