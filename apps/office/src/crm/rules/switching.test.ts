import { expect, it } from 'vitest';
import { switches } from './switching.ts';

it('confirming that a rule is turned on does not look like losing something', () => {
  const [on] = switches('assignment-rules');
  expect(on).toMatchObject({ name: 'switch-on', variant: 'primary' });
});
