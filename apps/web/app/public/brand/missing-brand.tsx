import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { useHref } from '#web/page/address.ts';
import { PageHead } from '#web/page/page-head.tsx';

/** Page of a brand that does not exist. */
export function MissingBrand() {
  const brand = useScreenPhrases('brand');
  const href = useHref();
  return (
    <Container className="grid justify-items-center gap-4 py-24 text-center">
      <PageHead title={brand.missing} noindex />
      <h1 tabIndex={-1} className="text-head tracking-tight">
        {brand.missing}
      </h1>
      <p className="max-w-narrow text-ink-soft">{brand.missingText}</p>
      <ButtonLink to={href('brands')} icon="store">
        {brand.toBrands}
      </ButtonLink>
    </Container>
  );
}
