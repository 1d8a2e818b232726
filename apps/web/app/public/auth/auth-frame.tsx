import './auth-frame.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '#web/page/page-head.tsx';

interface AuthFrameProps {
  readonly title: string;
  readonly lede?: ReactNode;
  /** Shows the reasons for membership beside the card. */
  readonly withReasons?: boolean;
  readonly children: ReactNode;
}

/** The card of a screen around signing in. These screens are excluded from search engines. */
export function AuthFrame({ title, lede, withReasons, children }: AuthFrameProps) {
  return (
    <Container className="auth">
      <PageHead title={title} />
      <section className="panel auth-card">
        <div className="auth-title">
          <h1 tabIndex={-1}>{title}</h1>
          {lede && <p>{lede}</p>}
        </div>
        {children}
      </section>
      {withReasons && <Reasons />}
    </Container>
  );
}

/** Introduction of a form, below the title. It disappears with the form once that is answered. */
export function AuthLede({ children }: { readonly children: ReactNode }) {
  return <p className="auth-lede">{children}</p>;
}

const icons = ['bookmark', 'inbox', 'pencil', 'lock'] as const;

function Reasons() {
  const { reasons } = useScreenPhrases('auth');
  return (
    <aside className="on-deep auth-reasons" aria-labelledby="reasons">
      <span className="auth-ribbon" aria-hidden="true" />
      <h2 id="reasons">{reasons.title}</h2>
      <ul>
        {reasons.items.map(({ title, text }, place) => (
          <li key={title}>
            <Icon name={icons[place] ?? 'check'} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>{reasons.free}</p>
    </aside>
  );
}
