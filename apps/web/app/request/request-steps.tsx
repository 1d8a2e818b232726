import './request-steps.css';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { OwnRequest } from '@ayrac/contract/interests.ts';
import { type RequestState, requestSteps } from '@ayrac/domain/quote/request-state.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { classes } from '@ayrac/kit/classes.ts';

const tones = {
  received: 'info',
  forwarded: 'accent',
  contacted: 'success',
  preparing: 'accent',
  closed: 'neutral',
  withdrawn: 'neutral',
} as const;

/** State of a request as a badge. */
export function StateBadge({ state }: { readonly state: RequestState }) {
  const { states } = useScreenPhrases('request');
  return <Badge tone={tones[state]}>{states[state]}</Badge>;
}

/** Progress of a request, with the date of each step. */
export function RequestSteps({ state, at }: Pick<OwnRequest, 'state' | 'at'>) {
  const request = useScreenPhrases('request');
  const locale = useLocale();
  const furthest = requestSteps.findLastIndex((step) => at[step] !== null);
  return (
    <ol className="request-steps" aria-label={request.progress}>
      {requestSteps.map((step, place) => {
        const moment = at[step];
        const isNow = step === state;
        const isDone = place <= furthest;
        return (
          <li
            key={step}
            className={classes(isDone && 'step-done', isNow && 'step-now')}
            aria-current={isNow ? 'step' : undefined}
          >
            <span>
              {request.states[step]}
              {isDone && !isNow && <span className="sr-only"> ({request.done})</span>}
              {moment !== null && <time dateTime={moment}>{formatDate(moment, locale)}</time>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
