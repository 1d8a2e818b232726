import { expect, type Page } from '../story.ts';

const MOST = 75;

/** Checks that no line of running text is too long to be read with ease. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await page.evaluate(longLines, MOST), `${page.url()} in a wide window`).toEqual([]);
}

/** Returns the texts with a line of more characters, by the average width of their characters. Runs in the page. */
function longLines(most: number): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'p, li, dd, blockquote, label, td, .notice div',
  )) {
    const text = element.textContent.trim();
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || text.length <= most || element.closest('.sr-only') || !element.checkVisibility())
      continue;
    const lines = new Map<number, number>();
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { bottom, width } of range.getClientRects()) {
        const line = Math.round(bottom);
        lines.set(line, (lines.get(line) ?? 0) + width);
      }
    }
    const widths = [...lines.values()];
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const longest = Math.round((Math.max(...widths) * text.length) / whole);
    if (longest > most) faults.push(`${longest} characters: ${text.slice(0, 60)}`);
  }
  return faults;
}
