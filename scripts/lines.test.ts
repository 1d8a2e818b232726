import { expect, it } from 'vitest';
import { partsOf } from './lines.ts';

it('sums the lines of each part without generated ones, and of all but the office', () => {
  const counts = [
    'HEAD:apps/server/src/features/quote/submit-quote.ts:40',
    'HEAD:apps/server/src/features/quote/quote.test.ts:100',
    'HEAD:apps/server/src/features/quote/testing/quotes.ts:10',
    'HEAD:apps/server/src/features/catalogue-office/brand/office.ts:50',
    'HEAD:apps/office/src/resource/row.ts:7',
    'HEAD:apps/web/app/root.tsx:5',
    'HEAD:packages/kit/src/card.tsx:6',
    'HEAD:packages/contract/src/routes.generated.ts:900',
  ];

  const parts = Object.fromEntries([...partsOf(counts.join('\n'))].filter(([, lines]) => lines > 0));

  expect(parts).toEqual({
    server: 40,
    tests: 110,
    office: 57,
    'web, kit and browser': 11,
    'all without the office': 161,
  });
});
