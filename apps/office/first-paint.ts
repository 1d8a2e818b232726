import { createHash } from 'node:crypto';
import { LOCALE_KEY, THEME_KEY } from '@ayrac/browser/choices.ts';
import type { Plugin } from 'vite';

/** Runs before the first paint: sets the class of the theme, and the language that this browser has stored. */
export const firstPaint = `(function(){try{
var r=document.documentElement,s=localStorage,t=s.getItem('${THEME_KEY}'),l=s.getItem('${LOCALE_KEY}');
if(t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches))r.classList.add('dark');
if(l==='tr'||l==='en')r.lang=l;
}catch(e){}})()`;

/**
 * Puts it at the head of the document, as a file of its own: the document's policy runs nothing that stands in it, and
 * what Vite makes of the sources runs after the first paint.
 */
export function firstPaintFile(base: string): Plugin {
  const hash = createHash('sha256').update(firstPaint).digest('base64url').slice(0, 8);
  const fileName = `assets/first-paint-${hash}.js`;
  return {
    name: 'first-paint',
    configureServer: ({ middlewares }) => {
      middlewares.use(`${base}${fileName}`, (_request, reply) => {
        reply.setHeader('content-type', 'text/javascript');
        reply.end(firstPaint);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: firstPaint });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head-prepend' },
    ],
  };
}
