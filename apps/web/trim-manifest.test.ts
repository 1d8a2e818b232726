import { expect, it } from 'vitest';
import { trimmed } from './trim-manifest.ts';

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      hasLoader: true,
      hasAction: false,
      module: '/assets/root.js',
      imports: [],
      css: [],
    },
    home: {
      id: 'home',
      parentId: 'root',
      index: true,
      hasLoader: false,
      hasDefaultExport: true,
      module: '/assets/home.js',
      imports: ['/assets/framework.js', '/assets/card.js'],
      css: ['/assets/home.css'],
    },
  },
  url: '/assets/manifest-1a2b.js',
};

it('leaves of the manifest what a browser reads, in the script that it was', () => {
  const text = trimmed(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  const [, body = ''] = /^window\.__reactRouterManifest=(.*);$/.exec(text) ?? [];
  expect(JSON.parse(body)).toEqual({
    entry: manifest.entry,
    routes: {
      root: { id: 'root', path: '', hasLoader: true, module: '/assets/root.js' },
      home: {
        id: 'home',
        parentId: 'root',
        index: true,
        module: '/assets/home.js',
        css: ['/assets/home.css'],
      },
    },
    url: manifest.url,
  });
});
