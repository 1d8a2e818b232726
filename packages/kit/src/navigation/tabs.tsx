import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface Tab {
  /** Id of the panel, also its address (`#id`). */
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The ARIA tabs pattern on plain anchors. A component library's tabs would need more script than the rest of a detail
 * page. Every panel is in the HTML. Until script runs, the arrow keys do nothing: each anchor is a stop of the Tab key and
 * selects its panel by address.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, setSelected] = useState(tabs[0].id);
  const [live, setLive] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const ids = tabs.map((tab) => tab.id).join(' ');

  useEffect(() => {
    const address = location.hash.slice(1);
    if (ids.split(' ').includes(address)) setSelected(address);
    setLive(true);
  }, [ids]);

  /** Moves from the focused tab, which is not always the selected one: until script runs, the Tab key reaches them all. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const at = tabs.findIndex((tab) => target instanceof Element && target.id === `${tab.id}-tab`);
    const step = steps[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? -1
          : step === undefined
            ? undefined
            : (at + step) % tabs.length;
    const next = to === undefined ? undefined : tabs.at(to);
    if (!next) return;
    event.preventDefault();
    setSelected(next.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${next.id}"]`)?.focus();
  };

  return (
    <div className="tab-set" data-live={live || undefined}>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id}
            tabIndex={!live || tab.id === selected ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              setSelected(tab.id);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className="tab-panel"
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          data-away={tab.id !== selected || undefined}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
