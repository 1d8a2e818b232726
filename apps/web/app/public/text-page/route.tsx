import { withoutLocale } from '#web/address.ts';
import { pageContext } from '#web/page-context.ts';
import { notFound } from '#web/page-failure.ts';
import { PageHead } from '#web/page-head.tsx';
import { Container } from '#web/ui/container.tsx';
import { FactsTable } from '#web/ui/facts-table.tsx';
import type { Route } from './+types/route.ts';
import { pageTextOf } from './page-texts.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext);
  const text = pageTextOf(withoutLocale(url.pathname), locale, site.controller);
  if (text === undefined) throw notFound();
  return text;
}

/** About, contact, careers, privacy, terms, cookies. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { title, description, sections, facts = [] } = loaderData;
  return (
    <Container prose className="text-page">
      <PageHead title={title} description={description} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className="prose">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading ?? title}>
            {heading !== undefined && <h2>{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {facts.length > 0 && <FactsTable caption={title} captionHidden facts={facts} />}
      </div>
    </Container>
  );
}
