import './newsletter.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import type { ReactNode } from 'react';
import { useHref } from '#web/page/address.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { Outcome } from '#web/public/auth/outcome.tsx';

interface NewsletterPageProps {
  readonly title: string;
  readonly lede?: string | undefined;
  readonly children: ReactNode;
}

/** A page opened from a mailed link, for that reader only. */
export function NewsletterPage({ title, lede, children }: NewsletterPageProps) {
  return (
    <Container className="grid max-w-prose gap-6 py-8 md:py-12">
      <PageHead title={title} />
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-head tracking-tight">
          {title}
        </h1>
        {lede !== undefined && <p className="text-ink-soft">{lede}</p>}
      </div>
      {children}
    </Container>
  );
}

interface BadNewsletterLinkProps {
  readonly kind: 'broken' | 'expired';
  /** Whether a submission led here. */
  readonly isNews?: boolean;
}

/** Shown for a link that is unknown or no longer valid. */
export function BadNewsletterLink({ kind, isNews = false }: BadNewsletterLinkProps) {
  const { badLink } = useScreenPhrases('newsletter');
  const href = useHref();
  return (
    <Outcome
      tone="warning"
      title={badLink[kind]}
      isNews={isNews}
      actions={
        <ButtonLink variant="secondary" size="small" to={href('newsletter')}>
          {badLink.action}
        </ButtonLink>
      }
    >
      <p>{badLink[`${kind}Text`]}</p>
    </Outcome>
  );
}
