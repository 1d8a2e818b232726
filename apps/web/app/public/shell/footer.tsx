import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';
import { Logo } from '@ayrac/kit/logo.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useHref } from '#web/page/address.ts';
import { useOverTime, useSite } from '#web/page/site.ts';
import { FeatureCards } from './feature-cards.tsx';
import { SocialLinks } from './social-links.tsx';

/** The footer of every page. */
export function Footer() {
  const { shell } = usePhrases();
  const footer = useScreenPhrases('footer');
  const { isDemo } = useSite();
  const href = useHref();
  const year = useOverTime((now) => wallTimeOf(now).year);
  return (
    <footer className="on-deep footer">
      <div className="page">
        <FeatureCards />
        <div className="footer-columns">
          <div className="footer-brand">
            <Logo />
            <p>{shell.slogan}</p>
            <TextLink variant="quiet" className="link-alone" to={href('contact')}>
              {footer.write}
            </TextLink>
            <SocialLinks />
          </div>
          <FooterColumn title={footer.explore}>
            <FooterLink to={href('campaigns')}>{footer.campaigns}</FooterLink>
            <FooterLink to={href('categories')}>{shell.categories}</FooterLink>
            <FooterLink to={href('brands')}>{shell.brands}</FooterLink>
            <FooterLink to={href('loans')}>{shell.loans}</FooterLink>
          </FooterColumn>
          <FooterColumn title={footer.company}>
            <FooterLink to={href('about')}>{footer.about}</FooterLink>
            <FooterLink to={href('contact')}>{footer.contact}</FooterLink>
            <FooterLink to={href('howWeEarn')}>{footer.howWeEarn}</FooterLink>
            <FooterLink to={href('careers')}>{footer.careers}</FooterLink>
            <FooterLink to={href('newsletter')}>{footer.newsletter}</FooterLink>
          </FooterColumn>
          <FooterColumn title={footer.legal}>
            <FooterLink to={href('privacy')}>{footer.privacy}</FooterLink>
            <FooterLink to={href('terms')}>{footer.terms}</FooterLink>
            <FooterLink to={href('kvkk')}>{footer.kvkk}</FooterLink>
            <FooterLink to={href('cookiePolicy')}>{footer.cookiePolicy}</FooterLink>
            {/* The consent code sets an attribute on the link, maybe before hydration. */}
            <FooterLink to={href('cookiePolicy')} data-cookie-settings suppressHydrationWarning>
              {footer.cookieSettings}
            </FooterLink>
          </FooterColumn>
        </div>
        <div className="footer-end">
          <p>{footer.rights({ year })}</p>
          {isDemo && <p>{footer.demo}</p>}
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title} className="footer-column">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink(props: ComponentProps<typeof TextLink>) {
  return (
    <li>
      <TextLink variant="quiet" {...props} />
    </li>
  );
}
