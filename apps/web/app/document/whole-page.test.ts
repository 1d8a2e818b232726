import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholePage } from './whole-page.ts';

function render(children: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const page = createElement(
      'ul',
      null,
      children.map((text) => createElement('li', { key: text }, text)),
    );
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(new WholePage(resolve)),
      onError: reject,
    });
  });
}

it('hands over all that React writes, short pieces as well as long ones, in UTF-8', async () => {
  const texts = Array.from({ length: 2_000 }, (_, at) => `Kampanya ${at} – İğde ₺`);
  const long = 'Şçöğüı'.repeat(5_000);
  const page = await render([...texts, long]);
  expect(page.toString()).toBe(`<ul>${[...texts, long].map((text) => `<li>${text}</li>`).join('')}</ul>`);
});
