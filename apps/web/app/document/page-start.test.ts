import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { inlineScripts, writePageData, writePageStart } from './page-start.ts';

const context = {
  manifest: {
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: { id: 'root', module: '/assets/root.js', imports: ['/assets/framework.js'] },
      home: { id: 'home', module: '/assets/home.js', clientActionModule: '/assets/action.js' },
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] },
  serverHandoffString: '{"basename":"/"}',
} as unknown as EntryContext;

it('lists the scripts of a page at its start, each once', () => {
  const start = JSON.parse(writePageStart(context, ['/assets/tr.js']));
  expect(start).toEqual({
    context: { basename: '/' },
    table: '/assets/manifest.js',
    entry: '/assets/entry.js',
    modules: [
      ['root', ['/assets/root.js']],
      ['home', ['/assets/action.js', '/assets/home.js']],
    ],
    early: [
      '/assets/manifest.js',
      '/assets/entry.js',
      '/assets/framework.js',
      '/assets/root.js',
      '/assets/home.js',
      '/assets/tr.js',
    ],
  });
});

it('contains no data that could end its script block', () => {
  const held = '</script><script>alert(1)</script><!--';
  const ofStart = writePageStart({ ...context, serverHandoffString: JSON.stringify({ held }) }, []);
  const ofData = writePageData(JSON.stringify([held]));
  for (const written of [ofStart, ofData]) expect(written).not.toContain('<');
  expect(JSON.parse(ofStart).context).toEqual({ held });
  expect(JSON.parse(ofData)).toEqual([held]);
});

it.each(inlineScripts)('script %# is written unchanged: the renderer has nothing to escape', (script) => {
  expect(script).not.toMatch(/<\/?script|<!--/i);
});
