import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { Logo } from '@ayrac/kit/logo.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref, withoutLocale } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { CONTENT, PrintHead } from '#web/public/shell/frame.tsx';
import { LanguageMenu } from '#web/public/shell/language-menu.tsx';
import { ThemeToggle } from '#web/public/shell/theme-toggle.tsx';
import { pageTextOf } from '#web/public/text-page/page-texts.server.ts';
import { TextDocument } from '#web/public/text-page/text-document.tsx';
import type { Route } from './+types/route.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return pageTextOf(withoutLocale(url.pathname), context.get(pageContext).api);
}

const DocumentFoot = lateComponent('footer', () =>
  import('./document-foot.tsx').then(({ DocumentFoot }) => DocumentFoot),
);

/** A privacy notice as a separate document, with a link to the home page. */
export default function NoticePage({ loaderData }: Route.ComponentProps) {
  const { shell } = usePhrases();
  const href = useHref();
  return (
    <>
      <PageHead title={loaderData.title} description={loaderData.description} />
      <PrintHead />
      <header className="bar document-head">
        <Container className="bar-row">
          <Link to={href('home')} className="bar-logo" aria-label={shell.home}>
            <Logo />
          </Link>
          <nav className="bar-links" aria-label={shell.navigation}>
            <Link to={href('categories')} className="bar-link">
              {shell.categories}
            </Link>
            <Link to={href('brands')} className="bar-link">
              {shell.brands}
            </Link>
            <Link to={href('loans')} className="bar-link">
              {shell.loans}
            </Link>
          </nav>
          <div className="bar-actions">
            <LanguageMenu />
            <ThemeToggle />
          </div>
        </Container>
      </header>
      <Container>
        <main id={CONTENT} tabIndex={-1}>
          <TextDocument text={loaderData} />
        </main>
        <DocumentFoot />
      </Container>
    </>
  );
}
