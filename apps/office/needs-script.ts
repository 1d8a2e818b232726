import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import type { Plugin } from 'vite';

/** Says, where no script runs, that the office needs it, in both languages: the document is the same for all. */
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
