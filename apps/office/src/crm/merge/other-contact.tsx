import type { Story } from '../lead/story.ts';

/** Stands between the facts about a request. */
export const DOT = '\u00a0· ';

interface OtherContactProps {
  readonly duplicate: Pick<Story['duplicates'][number], 'phone' | 'email' | 'hasSamePhone' | 'hasSameEmail'>;
}

/** Masked contact data of a duplicate that the lead does not have, after the facts before it. */
export function OtherContact({ duplicate }: OtherContactProps) {
  const { phone, email, hasSamePhone, hasSameEmail } = duplicate;
  const others = [...(hasSamePhone ? [] : [phone]), ...(hasSameEmail ? [] : [email])];
  if (others.length === 0) return null;
  return (
    <>
      {DOT}
      <span translate="no">{others.join(DOT)}</span>
    </>
  );
}
