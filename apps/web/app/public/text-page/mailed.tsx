import { Unbroken } from '@ayrac/kit/unbroken.tsx';
import { useSite } from '#web/page/site.ts';

/** A text in which the site's e-mail address is a link. */
export function Mailed({ text }: { readonly text: string }) {
  const { email } = useSite().controller;
  const at = text.indexOf(email);
  if (at < 0) return <Unbroken text={text} />;
  return (
    <>
      <Unbroken text={text.slice(0, at)} />
      <a href={`mailto:${email}`}>{email}</a>
      <Unbroken text={text.slice(at + email.length)} />
    </>
  );
}
