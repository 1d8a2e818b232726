import { readFileSync } from 'node:fs';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { firstPhrases, phraseFile } from '#web/page/screen-phrases.ts';

type Chunks = Readonly<Record<string, { readonly file: string } | undefined>>;

let chunks: Chunks | undefined;

/**
 * Returns the built scripts with the phrases that a page shows at once. Throws if the build has none for a phrase file.
 */
export function phraseFiles(locale: Locale, route: string | undefined): string[] {
  chunks ??= readBuild();
  return ['index.ts', ...firstPhrases(route).map(phraseFile)].map((name) => {
    const source = `../../packages/phrases/src/${locale}/${name}`;
    const chunk = chunks?.[source];
    if (chunk === undefined) throw new Error(`The build has no script for ${source}.`);
    return `/${chunk.file}`;
  });
}

/** The browser's build is a sibling of the server's, into which this module is bundled. */
function readBuild(): Chunks {
  const build = import.meta.url.replace(/server\/(?:assets\/)?[^/]+$/, '');
  return JSON.parse(readFileSync(new URL('client/.vite/manifest.json', build), 'utf8'));
}
