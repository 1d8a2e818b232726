import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { useHref } from '#web/page/address.ts';
import { PageHead } from '#web/page/page-head.tsx';

/** Some campaigns beside each other. */
export default function Compare() {
  const compare = useScreenPhrases('compare');
  const href = useHref();
  return (
    <Container className="grid gap-6 pt-4 pb-16">
      <PageHead title={compare.title} description={compare.description} />
      <h1 tabIndex={-1} className="text-head tracking-tight">
        {compare.title}
      </h1>
      <p className="text-ink-soft">{compare.lede}</p>
      <EmptyState
        title={compare.none}
        actions={<ButtonLink to={href('campaigns')}>{compare.browse}</ButtonLink>}
      >
        {compare.noneText}
      </EmptyState>
    </Container>
  );
}
