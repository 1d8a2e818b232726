import { useSite } from '#web/site.ts';

/** A text in which the site's e-mail address is a link. */
export function Mailed({ text }: { readonly text: string }) {
  const { email } = useSite().controller;
  const at = text.indexOf(email);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={`mailto:${email}`}>{email}</a>
      {text.slice(at + email.length)}
    </>
  );
}
