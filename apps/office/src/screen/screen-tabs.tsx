import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useShownInView } from './use-shown-in-view.ts';
import './screen-tabs.css';

/** A part of a screen with its own address. */
interface ScreenTab {
  /** Value of `?tab=` in the address. The first tab has no parameter. */
  readonly name: string;
  readonly label: string;
  /** The heading is an h1 if there is no other tab. An h2 is for screen readers only, since the tab shows the same. */
  readonly Content: ComponentType<{ readonly heading: 'h1' | 'h2' }>;
}

interface ScreenTabsProps {
  readonly title: string;
  readonly tabs: readonly [ScreenTab, ...ScreenTab[]];
}

/** A screen with tabs. A single tab is shown without the tab bar. */
export function ScreenTabs({ title, tabs }: ScreenTabsProps) {
  const [address] = useSearchParams();
  const requested = address.get('tab');
  const shown = tabs.find(({ name }) => name === requested) ?? tabs[0];
  const row = useShownInView(shown.name);
  if (tabs.length === 1) return <shown.Content heading="h1" />;
  return (
    <>
      <h1 className="screen-title">{title}</h1>
      <nav className="screen-tabs" aria-label={title} ref={row}>
        {tabs.map((tab, place) => (
          <Link
            key={tab.name}
            to={place === 0 ? '?' : `?tab=${tab.name}`}
            aria-current={tab === shown ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      <shown.Content key={shown.name} heading="h2" />
    </>
  );
}
