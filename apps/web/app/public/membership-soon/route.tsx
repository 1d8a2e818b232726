import { useHref } from '#web/address.ts';
import { PageHead } from '#web/page-head.tsx';
import { usePhrases } from '#web/phrases.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** Stands where accounts will be. */
export default function MembershipSoon() {
  const { membership } = usePhrases().shell;
  const href = useHref();
  return (
    <div className="page message-page">
      <PageHead title={membership.title} noindex />
      <h1 tabIndex={-1}>{membership.title}</h1>
      <p>{membership.text}</p>
      <ButtonLink to={href('categories')}>{membership.action}</ButtonLink>
    </div>
  );
}
