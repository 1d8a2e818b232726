import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { presentLetter } from './present-letter.ts';
import { campaigns, data } from './testing/mail-examples.ts';

const env = readEnv({ ORIGIN: 'https://ayrac.example' });

describe('newsletter edition', () => {
  const source = { template: 'newsletter-edition', locale: 'tr', data: data['newsletter-edition'] } as const;

  it('names the brand of a campaign beside its last day', () => {
    const { text } = presentLetter(source, env);
    expect(text).toContain('Iğdır kasko\nAylık\n₺640 12 ay\nIğdır Oto · Son gün: 01.12.2026\nhttps://');
  });

  it('shows a campaign with picture, figure and one accessible link, but not in older queued mails', () => {
    const { html } = presentLetter(source, env);
    expect(html.match(/-1200\.jpeg/g)).toHaveLength(1);
    for (const text of ['src="https://ayrac.example/pictures/kb-1200.jpeg"', 'Aylık', '₺640</span> 12 ay'])
      expect(html).toContain(text);
    const stops = campaigns.map(({ url: to }) => html.split(`href="${to}" style=`).length - 1);
    expect(stops).toEqual([1, 1]);
    expect(html).toContain(`href="${campaigns[1]?.url}" aria-hidden="true" tabindex="-1"`);
  });

  it('has the same content in both colour schemes', () => {
    const sent = presentLetter(source, env).html;
    expect(sent).toContain('@media (prefers-color-scheme: dark) {');
    for (const [scheme, media] of [
      ['light', 'not all'],
      ['dark', 'all'],
    ] as const) {
      const { html } = presentLetter(source, env, { scheme });
      expect(html).toBe(
        sent
          .replace('@media (prefers-color-scheme: dark)', `@media ${media}`)
          .replace('<title>', '<base target="_blank">\n<title>'),
      );
    }
  });
});
