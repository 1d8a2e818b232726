import { createHash } from 'node:crypto';
import { LOCALE_KEY, THEME_KEY } from '@ayrac/browser/choices.ts';
import type { Plugin } from 'vite';

/** Script that runs before the first paint. It sets the theme's class and the language stored in this browser. */
export const firstPaint = `(function(){try{
var r=document.documentElement,s=localStorage,t=s.getItem('${THEME_KEY}'),l=s.getItem('${LOCALE_KEY}');
if(t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches))r.classList.add('dark');
if(l==='tr'||l==='en')r.lang=l;
}catch(e){}})()`;

/**
 * Adds the script to the document's head, as a separate file: the document's policy forbids inline scripts, and Vite's
 * own bundles run after the first paint.
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
