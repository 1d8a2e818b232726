import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { quoteMessage } from '#web/public/quote/sending/quote-message.ts';
import type { RequestedCampaign } from './requested.ts';
import type { Outcome, Outcomes } from './send-each.ts';

interface RequestedListProps {
  readonly campaigns: readonly RequestedCampaign[];
  readonly outcomes: Outcomes;
}

/** The requested campaigns, with the outcome of each request. */
export function RequestedList({ campaigns, outcomes }: RequestedListProps) {
  const compareQuote = useScreenPhrases('compareQuote');
  const isBegun = Object.keys(outcomes).length > 0;
  return (
    <section className="panel grid gap-4">
      <h2 className="font-strong">{compareQuote.campaigns}</h2>
      <div role="status">
        <ul className="grid gap-4">
          {campaigns.map(({ id, brand, title }) => (
            <li key={id} className="flex gap-3">
              <BrandLogo brand={brand} size="small" />
              <span className="grid min-w-0 gap-1 text-small">
                <span className="text-ink-soft">{brand.name}</span>
                <span className="font-label">
                  <ForeignText value={title} />
                </span>
                {isBegun && <State outcome={outcomes[id] ?? { kind: 'waiting' }} />}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function State({ outcome }: { readonly outcome: Outcome }) {
  const compareQuote = useScreenPhrases('compareQuote');
  const quote = useScreenPhrases('quote');
  const looks = {
    waiting: { icon: 'clock', className: 'text-ink-faint' },
    sending: { icon: 'send', className: 'text-ink-soft' },
    sent: { icon: 'circle-check', className: 'text-success' },
    held: { icon: 'info', className: 'text-info' },
    refused: { icon: 'circle-alert', className: 'text-danger' },
  } as const;
  const { icon, className } = looks[outcome.kind];
  return (
    <span className={`flex gap-1.5 ${className}`}>
      <Icon name={icon} size="small" className="mt-0.5 flex-none" />
      {outcome.kind === 'refused' ? quoteMessage(outcome.problem, quote) : compareQuote.states[outcome.kind]}
    </span>
  );
}
