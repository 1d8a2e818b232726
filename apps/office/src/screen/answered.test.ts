import { PhrasesProvider } from '@ayrac/browser/phrases.tsx';
import { tr } from '@ayrac/phrases/tr/index.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfficePhrasesProvider } from '#office/phrases.tsx';
import { Answered } from './answered.tsx';
import { MoreButton } from './more-button.tsx';

const failed = { isError: true, error: new TypeError('x is undefined'), refetch: () => undefined };

function markupOf(content: ReactNode): string {
  const inOffice = createElement(OfficePhrasesProvider, { value: office }, content);
  return renderToStaticMarkup(createElement(PhrasesProvider, { value: tr }, inOffice));
}

function answered(data: string | undefined): string {
  const read = (text: string) => text;
  return markupOf(Answered({ answer: { ...failed, data }, title: 'Yüklenemedi', lines: 1, children: read }));
}

it('shows a failure with words and a retry button, also for an error without a message for users', () => {
  expect(answered(undefined)).toContain('Yüklenemedi');
  expect(answered(undefined)).toContain(tr.errors.page.unknown);
  expect(answered(undefined)).toContain(office.resource.retry);
});

it('keeps loaded content when a later request fails', () => {
  expect(answered('what was typed')).toBe('what was typed');
});

it('offers to load the next page again when it failed', () => {
  const answer = {
    ...{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: true, error: failed.error },
    fetchNextPage: () => Promise.reject(failed.error),
  };
  expect(
    markupOf(createElement(MoreButton, { answer, list: { current: null }, label: 'Daha eskiler' })),
  ).toContain(office.resource.retry);
});
