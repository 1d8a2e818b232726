import type { Story } from '../story.ts';

/** Returns the masked contact data of a duplicate that the lead does not have. */
export function otherContactOf({
  phone,
  email,
  hasSamePhone,
  hasSameEmail,
}: Pick<
  Story['duplicates'][number],
  'phone' | 'email' | 'hasSamePhone' | 'hasSameEmail'
>): readonly string[] {
  return [...(hasSamePhone ? [] : [phone]), ...(hasSameEmail ? [] : [email])];
}
