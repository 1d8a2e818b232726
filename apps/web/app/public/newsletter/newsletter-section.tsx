import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter form at the end of the home page. */
export function NewsletterSection() {
  const newsletter = useScreenPhrases('newsletter');
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="home-section home-band home-end">
      <div className="page newsletter-parts">
        <div>
          <h2 id="newsletter-heading" className="text-title">
            {newsletter.title}
          </h2>
          <p className="text-ink-soft">{newsletter.lede}</p>
        </div>
        <NewsletterForm labelledBy="newsletter-heading" />
      </div>
    </section>
  );
}
