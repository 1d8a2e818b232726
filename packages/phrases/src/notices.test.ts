import { describe, expect, it } from 'vitest';
import { notices as english } from './en/notices.ts';
import { fillNotice, type NoticeText } from './notice.ts';
import { notices as turkish } from './tr/notices.ts';

const controller = { name: 'Örnek A.Ş.', address: 'Deneme Sok. 1, Bursa', email: 'kvkk@ornek.example' };

function wholeText(notice: NoticeText): string {
  return notice.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');
}

const all = [
  ['Turkish general', turkish.general, 350],
  ['English general', english.general, 350],
  ['Turkish BMW', turkish.borusan, 700],
  ['English BMW', english.borusan, 700],
] as const;

describe('privacy notices', () => {
  it.each(all)('are complete: %s', (_name, notice, words) => {
    expect(wholeText(notice).split(/\s+/).length).toBeGreaterThanOrEqual(words);
  });

  it.each(all)('name the controller without a placeholder: %s', (_name, notice) => {
    const text = wholeText(fillNotice(notice, controller));
    expect(text).toContain(controller.name);
    expect(text).toContain(controller.address);
    expect(text).toContain(controller.email);
    expect(text).not.toMatch(/[{}]/);
  });

  it.each(all)('name the grounds of article 5/2 and the rights of article 11: %s', (_name, notice) => {
    expect(wholeText(notice)).toMatch(/5\/2-c[\s\S]*5\/2-ç[\s\S]*5\/2-f/);
    expect(wholeText(notice)).toMatch(/11\. madde|madde 11|article 11/);
  });

  it.each(['general', 'borusan'] as const)('have the same parts in both languages: %s', (kind) => {
    const shape = (notice: NoticeText) => notice.sections.map(({ paragraphs }) => paragraphs.length);
    expect(shape(english[kind])).toEqual(shape(turkish[kind]));
    expect(english[kind].version).toBe(turkish[kind].version);
  });
});
