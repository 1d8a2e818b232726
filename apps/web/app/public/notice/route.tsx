import { notices as english } from '@ayrac/phrases/en/notices.ts';
import { fillNotice } from '@ayrac/phrases/notice.ts';
import { notices as turkish } from '@ayrac/phrases/tr/notices.ts';
import { Link } from 'react-router';
import { addresses, useHref, withoutLocale } from '#web/address.ts';
import { pageContext } from '#web/page-context.ts';
import { PageHead } from '#web/page-head.tsx';
import { usePhrases } from '#web/phrases.tsx';
import { Container } from '#web/ui/container.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/route.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext);
  const { borusan, general } = locale === 'en' ? english : turkish;
  const isBorusan = withoutLocale(url.pathname).startsWith(addresses.borusan());
  return fillNotice(isBorusan ? borusan : general, site.controller);
}

/** A privacy notice as a document of its own, with a way home. */
export default function NoticePage({ loaderData }: Route.ComponentProps) {
  const { quote, shell } = usePhrases();
  const href = useHref();
  const { title, version, sections } = loaderData;
  return (
    <>
      <PageHead title={title} description={title} />
      <header className="document-head">
        <Container prose>
          <Link to={href('home')} aria-label={shell.home}>
            <Logo />
          </Link>
        </Container>
      </header>
      <Container prose className="text-page">
        <main>
          <h1 tabIndex={-1}>{title}</h1>
          <div className="prose">
            {sections.map(({ heading, paragraphs }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
            <p className="document-version">{quote.noticeVersion({ version })}</p>
          </div>
          <TextLink to={href('home')}>{shell.notFound.home}</TextLink>
        </main>
      </Container>
    </>
  );
}
